import { LoadRuns, TooBusy, type Updated } from './backend.ts'
import type { Change } from './changes.ts'
import { type Engine, statement, type Statement } from './engine.ts'
import { readIds, stockText } from './rows.ts'
import type { Snapshot } from './stored-head.ts'
import { hexOf, isBeingLoaded, publish, readSnapshot } from './tables.ts'

const dropTable = (table: string) => statement(`drop table if exists ${table} sync`)

/** The new values of these products; those of all others stay. */
function updateStatement(table: string, changes: readonly Change[]): Statement {
  const priced = changes.filter(({ price }) => price !== undefined)
  const stocked = changes.filter(({ stock }) => stock !== undefined)
  return statement(
    `alter table ${table} update
      price = transform(id, {priced:Array(UInt64)}, {prices:Array(UInt64)}, price),
      original = transform(id, {priced:Array(UInt64)}, {originals:Array(UInt64)}, original),
      stock = transform(id, {stocked:Array(UInt64)}, arrayMap(text -> unhex(text), {stocks:Array(String)}), stock)
    where id in {ids:Array(UInt64)} settings mutations_sync = 2`,
    {
      ids: changes.map(({ id }) => id),
      // `transform` needs an entry; there is no product 0.
      priced: [0, ...priced.map(({ id }) => id)],
      prices: [0, ...priced.map(({ price = 0 }) => price)],
      originals: [0, ...priced.map(({ original = 0 }) => original)],
      stocked: [0, ...stocked.map(({ id }) => id)],
      stocks: ['', ...stocked.map(({ stock = 'unknown' }) => hexOf(stockText(stock)))],
    },
  )
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
  changes: readonly Change[],
  patience: number,
): Promise<void> {
  const timer = setTimeout(() => void engine.run(dropTable(table)).catch(() => undefined), patience)
  try {
    await engine.run(updateStatement(table, changes))
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
  const ids = changes.map(({ id }) => id)
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const base = await readSnapshot(engine)
    if (!base) throw new Error('There is no catalogue to change.')
    if (await isBeingLoaded(engine, base.table)) throw new LoadRuns('A load is running.')
    const rows = await engine.query(
      statement(`select id from ${base.table} where id in {ids:Array(UInt64)}`, { ids }),
    )
    const known = new Set(readIds(rows))
    const own = changes.filter(({ id }) => known.has(id))
    const unknown = changes.length - own.length
    if (own.length === 0) return { snapshot: base.number, changed: 0, unknown, latest: base }
    const number = Math.max(base.number + 1, Date.now())
    const [, load = ''] = base.table.split('_')
    const table = `products_${load}_${number}`
    await engine.run(statement(`create table ${table} clone as ${base.table}`))
    await writeValues(engine, table, own, patience)
    const now = await readSnapshot(engine)
    if (await isBeingLoaded(engine, now?.table)) {
      await engine.run(dropTable(table))
      throw new LoadRuns('A load has begun.')
    }
    // Otherwise a load or another service was faster, whose values must not be lost.
    if (now?.number === base.number) {
      await publish(engine, number, table, base.head)
      return { snapshot: number, changed: own.length, unknown, latest: { ...base, number, table } }
    }
    await engine.run(dropTable(table))
  }
  throw new TooBusy(`Others have published ${mostAttempts} states meanwhile.`)
}
