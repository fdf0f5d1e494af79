import * as v from 'valibot'
import { snapshotSchema } from '#catalogue/contract/answers.ts'
import { type Engine, statement } from './engine.ts'
import { tableName } from './stored-head.ts'

const listStates = statement('select snapshot, table from catalogue_state order by snapshot')
const stateRow = v.object({ snapshot: snapshotSchema, table: tableName })

const listTables = statement(
  `select name from system.tables where database = currentDatabase() and match(name, '^products_[0-9]+(_[0-9]+)?$')`,
)
const tableRow = v.object({ name: tableName })

/** The number of the update that made a table; NaN for one of a load. */
const updateOf = (table: string) => Number(table.split('_')[2])

/**
 * Drops the states that were replaced more than `kept` milliseconds ago, when no query reads them any more, and the
 * tables of updates that ended before they were published. Snapshot numbers are times.
 */
export async function dropOldStates(engine: Engine, kept: number): Promise<void> {
  const states = (await engine.query(listStates)).map((row) => v.parse(stateRow, row))
  /** The oldest state that is still needed: it was the current one at that time. */
  const oldest = states.findLast(({ snapshot }) => snapshot <= Date.now() - kept)?.snapshot
  if (oldest === undefined) return
  const needed = new Set(states.filter(({ snapshot }) => snapshot >= oldest).map(({ table }) => table))
  const replaced = new Set(states.map(({ table }) => table))
  const tables = (await engine.query(listTables)).map((row) => v.parse(tableRow, row).name)
  for (const table of tables)
    // Without a state, a table of a load may be one that is being filled.
    if (!needed.has(table) && (replaced.has(table) || updateOf(table) < oldest))
      await engine.run(statement(`drop table if exists ${table} sync`))
  await engine.run(statement('delete from catalogue_state where snapshot < {oldest:UInt64}', { oldest }))
}
