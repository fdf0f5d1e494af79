import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Engine, type Row, statement, type Statement } from '#catalogue-service/engine.ts'
import { conditionsByRank } from '#catalogue-service/orders.ts'
import { createSqlView } from '#catalogue-service/sql-view.ts'
import { leastIds, mostSome, selectOfRank } from '#catalogue-service/statements.ts'
import { readSnapshot } from '#catalogue-service/tables.ts'
import { sliceSize } from '#catalogue/source/slice-size.ts'
import { loadableDemo, naiveDemo } from './demo-catalogue.ts'
import { isEngineHere, loadAlone, openEngine } from './engine-for-tests.ts'
import { createNaiveBackend } from './naive-backend.ts'

/** A view whose engine finds products with these ids, in this order unless the query has one. */
function viewOf(matching: readonly number[]) {
  const sent: Statement[] = []
  const view = createSqlView(
    { number: 1, table: 'products_1', head: loadableDemo(200).head },
    (_lane, make) => {
      const { sql, parameters } = make()
      sent.push({ sql, parameters })
      if (sql.startsWith('select id from'))
        return Promise.resolve(matching.slice(0, mostSome).map((id) => ({ id })))
      const { only, last } = parameters
      const found = matching.filter(
        (id) => (!Array.isArray(only) || only.includes(id)) && (typeof last !== 'number' || id <= last),
      )
      return Promise.resolve(
        found
          .toSorted((a, b) => a - b)
          .slice(0, sliceSize + 1)
          .map(rowOf),
      )
    },
    () => null,
  )
  return { view, sent }
}

const rowOf = (id: number): Row => ({
  key: 0,
  id,
  category: 0,
  price: 100,
  original: 0,
  rating: -1,
  reviews: 0,
  brand: 65_535,
  slug: '',
  name: 'Mug',
  description: 'A mug',
  picture: '/p.avif',
  stock: 'in',
  choice: '',
  amount: '',
})
const descending = (count: number, from = 0) => Array.from({ length: count }, (_, at) => from + count - at)
const mugs = { category: 'All', search: 'mug' }
const ids = (products: readonly { readonly id: number }[] | null) => products?.map(({ id }) => id)

/** Which statements search for a text. */
const searching = (sent: readonly Statement[]) => sent.map(({ sql }) => sql.includes('position('))

describe('the first products of a search', () => {
  test('are found by one statement where the least ids have more than a slice', async () => {
    const { view, sent } = viewOf(descending(sliceSize + 1))
    expect(ids(await view.first(mugs))).toEqual(
      descending(sliceSize + 1)
        .toReversed()
        .slice(0, sliceSize),
    )
    expect(sent).toHaveLength(1)
  })

  test('are those of the least ids where more match than the engine found at first', async () => {
    const { view, sent } = viewOf(descending(mostSome + 100, leastIds))
    expect(ids(await view.first(mugs))).toEqual(descending(sliceSize, leastIds).toReversed())
    expect(searching(sent)).toEqual([true, true, true])
  })

  test('are the least of all where the least ids have a few', async () => {
    const all = descending(50, leastIds - 10)
    const { view } = viewOf(all)
    expect(ids(await view.first(mugs))).toEqual(all.toReversed().slice(0, sliceSize))
  })

  test.each([mostSome - 1, sliceSize + 1, sliceSize, 1])('are the least of %d', async (count) => {
    const { view } = viewOf(descending(count, leastIds))
    const least = descending(count, leastIds).toReversed().slice(0, sliceSize)
    expect(ids(await view.suggestions('mug'))).toEqual(least.slice(0, 5))
    expect(ids(await view.first(mugs)) ?? null).toEqual(count > sliceSize ? least : null)
  })

  test.each([3, mostSome - 1])(
    'of %d matches are read by their ids, without another search',
    async (count) => {
      const { view, sent } = viewOf(descending(count, leastIds))
      await view.first(mugs)
      expect(searching(sent)).toEqual([true, true, false])
    },
  )

  test('are none where neither the least ids nor all have one', async () => {
    const { view, sent } = viewOf([])
    expect(await view.first(mugs)).toBeNull()
    expect(sent).toHaveLength(2)
    expect(await view.suggestions('mug')).toEqual([])
  })

  test('are with the best match first those of the first rank alone where it has enough', async () => {
    const { view, sent } = viewOf(descending(sliceSize + 1))
    expect(await view.first({ ...mugs, sort: 'match' })).toHaveLength(sliceSize)
    expect(sent).toHaveLength(1)
  })
})

describe.skipIf(!isEngineHere)('the first products on ClickHouse', () => {
  // Its start takes longer than a test.
  let engine: Engine
  let close: () => Promise<void>
  beforeAll(async () => {
    ;({ engine, close } = await openEngine())
  })
  afterAll(() => close())

  test.each([
    ['qzx', [0, 1, 2, 4]],
    // In descriptions alone, and there as a word.
    ['made', [0, 1, 2]],
  ])('read nothing for the ranks that “%s” does not have', async (search, ranks) => {
    await loadAlone(engine, loadableDemo(400))
    const snapshot = await readSnapshot(engine)
    if (!snapshot) throw new Error('Nothing is loaded.')
    const listQuery = { category: 'All', search, sort: 'match' } as const
    const empty: number[] = []
    for (const ranked of conditionsByRank(listQuery)) {
      const { sql, parameters } = selectOfRank(listQuery, ranked, { after: 0, count: 31 }, snapshot)
      const plan = await engine.query(statement(`explain indexes = 1 ${sql}`, parameters))
      if (/Granules: 0\/[1-9]/.test(plan.map(({ explain }) => explain).join('\n'))) empty.push(ranked.rank)
    }
    expect(empty).toEqual(ranks)
  })

  test('are of several words the best ones, in names and in descriptions alone', async () => {
    const backend = await loadAlone(engine, loadableDemo(2000))
    const naive = createNaiveBackend(naiveDemo(2000))
    // Of the descriptions of all, and of these with a part of some names or labels.
    for (const search of ['for made', 'made for with', 'made hook', 'for books', 'e with', 'made a for']) {
      const listQuery = { category: 'All', search, match: 'words', sort: 'match' } as const
      const expected = await naive.view()?.slice(listQuery, { page: 0 })
      const found = await backend.view()?.slice(listQuery, { page: 0 })
      expect(found?.products.map(({ id }) => id)).toEqual(expected?.products.map(({ id }) => id))
    }
  })

  test.each([leastIds - 400, leastIds - 20, leastIds])(
    'are those of the least ids above %d',
    async (from) => {
      const moved = <Item extends { readonly id: number }>(items: Iterable<Item>): Item[] =>
        [...items].map((item) => ({ ...item, id: item.id + from }))
      const { head, products } = loadableDemo(400)
      const backend = await loadAlone(engine, { head, products: moved(products) })
      const naive = createNaiveBackend({ ...naiveDemo(400), products: moved(naiveDemo(400).products) })
      for (const search of ['e', 'with', 'wireless', 'lamp', 'qqqq']) {
        const listQuery = { category: 'All', search }
        const expected = await naive.view()?.slice(listQuery, { page: 0 })
        expect(await backend.view()?.slice(listQuery, { page: 0 })).toEqual(expected)
      }
    },
  )
})
