import { groupBy } from '#catalogue/import/group-by.ts'
import { createVariantGrouper } from '#catalogue/import/group-variants.ts'
import { LoadRuns, TooBusy, type Updated } from './backend.ts'
import { changeProduct, type NewValues } from './change-product.ts'
import type { Change } from './changes.ts'
import { type Condition, condition, merged } from './condition.ts'
import { type Engine, statement, type Statement } from './engine.ts'
import { readChangeable } from './rows.ts'
import type { Snapshot } from './stored-head.ts'
import { hexOf, isBeingLoaded, publish, readSnapshot } from './tables.ts'

const dropTable = (table: string) => statement(`drop table if exists ${table} sync`)

type ValuesById = ReadonlyMap<number, NewValues>

/** The columns with new values, and how the engine reads each, sent as texts: all but numbers in hexadecimal. */
const columns = [
  ['price', 'toUInt64'],
  ['original', 'toUInt64'],
  ['stock', 'unhex'],
  ['choice', 'unhex'],
  ['amount', 'unhex'],
  ['offers', 'unhex'],
  ['variant_groups', 'unhex'],
] as const satisfies readonly (readonly [keyof NewValues, string])[]

/** An assignment to a column; none where no product has a new value, so that the column is not written. */
function assigned([name, read]: (typeof columns)[number], valuesById: ValuesById): readonly Condition[] {
  const changed = [...valuesById].flatMap(([id, { [name]: value }]) =>
    value === undefined ? [] : [{ id, text: typeof value === 'number' ? String(value) : hexOf(value) }],
  )
  if (changed.length === 0) return []
  const values = `arrayMap(text -> ${read}(text), {${name}_values:Array(String)})`
  return [
    condition(`${name} = transform(id, {${name}_ids:Array(UInt64)}, ${values}, ${name})`, {
      [`${name}_ids`]: changed.map(({ id }) => id),
      [`${name}_values`]: changed.map(({ text }) => text),
    }),
  ]
}

/** The new values of these products; those of all others stay. */
function updateStatement(table: string, valuesById: ValuesById): Statement {
  const assignments = columns.flatMap((column) => assigned(column, valuesById))
  return statement(
    `alter table ${table} update ${assignments.map(({ sql }) => sql).join(', ')}
      where id in {ids:Array(UInt64)} settings mutations_sync = 2`,
    { ...merged(assignments), ids: [...valuesById.keys()] },
  )
}

/** Products whose variants are read at once: their details are some kilobytes each. */
const readAtOnce = 1000

/** The new values of the products that change, and how many products and variants the catalogue does not have. */
async function findNewValues(
  engine: Engine,
  { table, head }: Snapshot,
  changes: readonly Change[],
): Promise<{ readonly valuesById: ValuesById; readonly unknown: number }> {
  const changesById = new Map(groupBy(changes.map((change) => [change.id, change] as const)))
  const ids = [...changesById.keys()]
  const group = createVariantGrouper(head.optionFilters)
  const valuesById = new Map<number, NewValues>()
  let unknown = 0
  let known = 0
  for (let start = 0; start < ids.length; start += readAtOnce) {
    const rows = await engine.query(
      statement(
        `select id, choice, offers, if(offers = '', '', details) as variant_details from ${table} where id in {ids:Array(UInt64)}`,
        { ids: ids.slice(start, start + readAtOnce) },
      ),
    )
    known += rows.length
    for (const row of rows) {
      const product = readChangeable(row)
      const changed = changeProduct(product, changesById.get(product.id) ?? [], group)
      unknown += changed.unknown
      if (Object.keys(changed.values).length > 0) valuesById.set(product.id, changed.values)
    }
  }
  return { valuesById, unknown: unknown + ids.length - known }
}

/** Attempts at an update while loads or other services publish states. */
const mostAttempts = 3

/**
 * Milliseconds that new values may take: less than a connection without traffic stays open. On a full disk the engine
 * does not fail, it waits for space.
 */
const usualPatience = 45_000

/** Fills a clone of a table with new values. A clone that takes too long is dropped, which ends its statement. */
async function writeValues(
  engine: Engine,
  table: string,
  valuesById: ValuesById,
  patience: number,
): Promise<void> {
  const timer = setTimeout(() => void engine.run(dropTable(table)).catch(() => undefined), patience)
  try {
    await engine.run(updateStatement(table, valuesById))
    // On a full disk the engine may have the table in its memory alone.
    await engine.query(statement(`show create table ${table}`))
  } catch (error) {
    await engine.run(dropTable(table)).catch(() => undefined)
    throw error
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Publishes a state with new values: a clone of the current table, which shares the files of all columns but the
 * changed ones. The tables of other states stay as they are. Rejects with `TooBusy` where others publish all the time, and
 * with `LoadRuns` where a load would replace the new values.
 */
export async function updateCatalogue(
  engine: Engine,
  changes: readonly Change[],
  patience = usualPatience,
): Promise<Updated & { readonly latest: Snapshot }> {
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const base = await readSnapshot(engine)
    if (!base) throw new Error('There is no catalogue to change.')
    if (await isBeingLoaded(engine, base.table)) throw new LoadRuns('A load is running.')
    const { valuesById, unknown } = await findNewValues(engine, base, changes)
    const changed = valuesById.size
    if (changed === 0) return { snapshot: base.number, changed, unknown, latest: base }
    const number = Math.max(base.number + 1, Date.now())
    const [, load = ''] = base.table.split('_')
    const table = `products_${load}_${number}`
    await engine.run(statement(`create table ${table} clone as ${base.table}`))
    await writeValues(engine, table, valuesById, patience)
    const now = await readSnapshot(engine)
    if (await isBeingLoaded(engine, now?.table)) {
      await engine.run(dropTable(table))
      throw new LoadRuns('A load has begun.')
    }
    // Otherwise a load or another service was faster, whose values must not be lost.
    if (now?.number === base.number) {
      await publish(engine, number, table, base.head)
      return { snapshot: number, changed, unknown, latest: { ...base, number, table } }
    }
    await engine.run(dropTable(table))
  }
  throw new TooBusy(`Others have published ${mostAttempts} states meanwhile.`)
}
