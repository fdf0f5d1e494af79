import * as v from 'valibot'
import type { ProductDetails } from '#catalogue/product.ts'
import type { Backend, View } from './backend.ts'
import type { Change } from './changes.ts'
import { type Engine, statement, type Statement } from './engine.ts'
import { createLanes, type LaneLimits } from './lanes.ts'
import { stockText } from './rows.ts'
import { createSqlView } from './sql-view.ts'
import { type Snapshot, stateRowSchema } from './stored-head.ts'
import { hexOf, prepareState, publish, readState } from './tables.ts'

interface Options {
  readonly limits: LaneLimits
  /** The engine stops a question after so many seconds. */
  readonly seconds: number
  /** The details of products that are stored without them. */
  readonly generated: (id: number) => ProductDetails | null
}

const readSnapshot = async (engine: Engine): Promise<Snapshot | null> => {
  const [row] = await engine.query(readState)
  return row ? v.parse(stateRowSchema, row) : null
}

const idRow = v.pipe(
  v.tuple([v.number()]),
  v.transform(([id]) => id),
)

/** The new values of these products; those of all others stay. One statement, so that a reader sees all or none. */
function updateStatement({ table }: Snapshot, changes: readonly Change[]): Statement {
  const priced = changes.filter(({ price }) => price !== undefined)
  const stocked = changes.filter(({ stock }) => stock !== undefined)
  return statement(
    `update ${table} set
      price = transform(id, {priced:Array(UInt64)}, {prices:Array(UInt64)}, price),
      original = transform(id, {priced:Array(UInt64)}, {originals:Array(UInt64)}, original),
      stock = transform(id, {stocked:Array(UInt64)}, arrayMap(text -> unhex(text), {stocks:Array(String)}), stock)
    where id in {ids:Array(UInt64)}`,
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

/** Answers from ClickHouse. A state that another program publishes is adopted by `refresh`. */
export async function createSqlBackend(
  engine: Engine,
  { limits, seconds, generated }: Options,
): Promise<Backend & { readonly refresh: () => Promise<void> }> {
  const within = createLanes(limits)
  const open = (snapshot: Snapshot | null) =>
    snapshot && {
      snapshot,
      view: createSqlView(
        snapshot,
        (lane, make, signal) => within(lane, signal, () => engine.query(make(), { signal, seconds })),
        generated,
      ),
    }

  await prepareState(engine)
  let current = open(await readSnapshot(engine))
  /** Changes run one after the other; readers wait for the last. */
  let changing: Promise<unknown> = Promise.resolve()

  /** The view is invalid from the first moment of the change: its answers may be of either state. */
  function change<T>(run: (snapshot: Snapshot) => Promise<T>): Promise<T> {
    const done = changing.then(async () => {
      const before = current
      if (!before) throw new Error('There is no catalogue to change.')
      current = open(before.snapshot)
      try {
        return await run(before.snapshot)
      } finally {
        // Also after a failure, which may have changed something.
        current = open((await readSnapshot(engine).catch(() => null)) ?? before.snapshot)
      }
    })
    changing = done.catch(() => undefined)
    return done
  }

  return {
    async view(): Promise<View | null> {
      await changing
      return current?.view ?? null
    },
    isCurrent: (view) => current?.view === view,
    update: (changes) =>
      change(async (snapshot) => {
        const ids = changes.map(({ id }) => id)
        const rows = await engine.query(
          statement(`select id from ${snapshot.table} where id in {ids:Array(UInt64)}`, { ids }),
        )
        const known = new Set(rows.map((row) => v.parse(idRow, row)))
        const own = changes.filter(({ id }) => known.has(id))
        if (own.length === 0) return { snapshot: snapshot.number, changed: 0, unknown: changes.length }
        const number = Math.max(snapshot.number + 1, Date.now())
        const publishAs = (next: number) => publish(engine, next, snapshot.table, snapshot.head)
        // Before the update, so that no failure leaves new prices under an old number; and after it, for other
        // services of the same engine, which may have read in between.
        await publishAs(number)
        await engine.run(updateStatement(snapshot, own))
        await publishAs(number + 1)
        return { snapshot: number + 1, changed: own.length, unknown: changes.length - own.length }
      }),
    async refresh() {
      await changing
      const before = current
      const latest = await readSnapshot(engine)
      if (latest && latest.number !== before?.snapshot.number && current === before) current = open(latest)
    },
    close: () => engine.close(),
  }
}
