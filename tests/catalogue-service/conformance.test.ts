import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Counts } from '#catalogue/settings/category-tree.ts'
import type { Facets } from '#catalogue/engine/facets.ts'
import { nameRanks } from '#catalogue/engine/name-ranks.ts'
import { embeddedSource } from '#catalogue/source/embedded-source.ts'
import { listSorts, ratingSteps, type Filters, type ListSort } from '#catalogue/filters.ts'
import { locale, topCategories } from '#catalogue/settings/settings.ts'
import { createHttpSource } from '#catalogue/http/http-source.ts'
import type { ProductSummary } from '#catalogue/product.ts'
import type { CatalogueSource, ListQuery } from '#catalogue/source/source.ts'
import { sliceSize } from '#catalogue/source/slice-size.ts'
import { generatedCatalogue } from '#catalogue/worker/generated-catalogue.ts'
import { createLargeSource } from '#catalogue/worker/large-source.ts'
import { type Loadable, loadCatalogue } from '#catalogue-service/load.ts'
import { createSqlBackend } from '#catalogue-service/sql-backend.ts'
import { searchQueries } from '../../bench/search-page/queries.ts'
import { naiveFacets } from '../catalogue/any-list-query.ts'
import { naiveResult } from '../catalogue/naive-result.ts'
import { shardHere } from '../catalogue/worker/shard-here.ts'
import { isFull } from '../sample.ts'
import { loadableDemo, naiveDemo } from './demo-catalogue.ts'
import { backendOptions, isEngineHere, openLoaded } from './engine-for-tests.ts'
import { fetchOf, serviceWith } from './fake-service.ts'
import { createNaiveBackend } from './naive-backend.ts'
import { openServer } from './server-for-tests.ts'

const size = 2000
const workers = 'the worker source'
const embedded = 'the service over ClickHouse'
const { products, ...demo } = naiveDemo(size)

const categories = ['All', ...topCategories]
const someFilters: readonly (Filters | undefined)[] = [
  undefined,
  { min: 5000, max: 20_000 },
  { brands: ['Brooklyn Parcel', 'Fennwick', 'Nobody'] },
  { brands: ['Nobody'] },
  { rating: ratingSteps[1] },
  { sale: true },
  { max: 30_000, rating: ratingSteps[2], sale: true, brands: ['Brooklyn Parcel'] },
]
/** The demo in workers has no order by name: its generated names are not collated. */
const ordersOf = (source: string): readonly (ListSort | undefined)[] => [
  undefined,
  ...listSorts.filter((sort) => sort !== 'name' || source !== workers),
]

/**
 * With a step that is prime to the lengths of the lists: 74 queries meet every text, and every pair of a category, filters
 * and an order. Of the sources that have property tests of their own, or the same
 * statements, a quarter.
 */
const stepOf = (source: string): number => (isFull ? 1 : source === embedded ? 331 : 1409)

/** Words in another order, of brands and categories, in quotation marks, with capitals and dashes. */
const wordQueries = [
  'Hook Red',
  'fashion edition',
  '"made for" evenings',
  'BROOKLYN books',
  'e',
  '1 product sports',
  'zzz e',
].map((search) => ({ search, match: 'words' as const }))

function* listQueries(source: string): Generator<ListQuery> {
  const orders = ordersOf(source)
  const step = stepOf(source)
  let number = 0
  const searches: readonly Pick<ListQuery, 'search' | 'match'>[] = [
    { search: '' },
    ...searchQueries.map(({ search }) => ({ search })),
    ...wordQueries,
  ]
  for (const searched of searches)
    for (const category of categories)
      for (const filters of someFilters)
        for (const sort of orders) {
          number += 1
          if (number % step === 0)
            yield { category, ...searched, size, ...(filters && { filters }), ...(sort && { sort }) }
        }
}

interface Expected {
  readonly found: readonly ProductSummary[]
  readonly counts: Counts
  readonly facets: Facets
}

const expected = new Map<string, Expected>()

/** The naive definition's answers, found once for all sources. */
function expectedOf(listQuery: ListQuery): Expected {
  const key = JSON.stringify(listQuery)
  const known = expected.get(key)
  if (known) return known
  const answer = {
    found: naiveResult(products, listQuery),
    counts: Object.fromEntries(
      categories.map((category) => [category, naiveResult(products, { ...listQuery, category }).length]),
    ),
    facets: naiveFacets(products, listQuery),
  }
  expected.set(key, answer)
  return answer
}

const overHttp = (backend: Parameters<typeof serviceWith>[0]): CatalogueSource =>
  createHttpSource({ url: 'https://catalogue.example', fetch: fetchOf(serviceWith(backend)) })

/** Also with an order by name, which is too expensive for a large catalogue. */
function rankedDemo(): Loadable {
  const { head, products: rows } = loadableDemo(size)
  const all = [...rows]
  const ranks = nameRanks(
    all.map((product) => product.name),
    locale,
  )
  return { head: { ...head, isNameRanked: true }, products: all, nameRanks: ranks }
}

const closing: (() => Promise<void> | void)[] = []
afterAll(async () => {
  for (const close of closing) await close()
})

const sources: Record<string, () => Promise<CatalogueSource>> = {
  'the embedded source': () => Promise.resolve(embeddedSource),
  [workers]: () => {
    const source = createLargeSource(generatedCatalogue(size), async () => shardHere(), {
      shards: 2,
      typingPause: 0,
    })
    closing.push(source.close)
    return Promise.resolve(source)
  },
  'the service over the naive definition': () =>
    Promise.resolve(overHttp(createNaiveBackend({ products, ...demo }))),
  ...(isEngineHere && {
    [embedded]: async () => {
      const { backend, close } = await openLoaded(rankedDemo())
      closing.push(close)
      return overHttp(backend)
    },
    'the service over ClickHouse behind HTTP': async () => {
      const { engine, close } = await openServer()
      closing.push(close)
      await loadCatalogue(engine, rankedDemo())
      return overHttp(await createSqlBackend(engine, backendOptions))
    },
  }),
}

describe.each(Object.keys(sources))('%s answers as the naive definition', (name) => {
  let source: CatalogueSource
  // The engine has to start.
  beforeAll(async () => {
    source = (await sources[name]?.()) ?? embeddedSource
  }, 120_000)

  // One test for each category: in the full run all of them take longer than a test may.
  test.each(categories)('products, totals, counts and facets of every query, %s', async (category) => {
    const sent = [...listQueries(name)].filter((listQuery) => listQuery.category === category)
    expect(sent).not.toHaveLength(0)
    for (const listQuery of sent) {
      const { found, counts, facets } = expectedOf(listQuery)
      const last = Math.max(Math.ceil(found.length / sliceSize) - 1, 0)
      // The last page first: without the cursor of the page before it.
      for (const page of new Set([last, 0, 1, Math.floor(last / 2), last, last + 1]))
        expect({ listQuery, page, ...(await source.slice(listQuery, page)) }).toEqual({
          listQuery,
          page,
          products: found.slice(page * sliceSize, (page + 1) * sliceSize),
          total: found.length,
        })
      expect({ listQuery, counts: await source.counts(listQuery) }).toEqual({ listQuery, counts })
      expect({ listQuery, facets: await source.facets(listQuery) }).toEqual({ listQuery, facets })
    }
  })

  test('the best matches of every text first, page by page', async () => {
    const searches = [...searchQueries.map(({ search }) => ({ search })), ...wordQueries, { search: 'hat' }]
    for (const searched of isFull
      ? searches
      : searches.filter((_, index) => index % (name === embedded ? 3 : 9) === 0)) {
      const listQuery: ListQuery = { category: 'All', ...searched, size, sort: 'match' }
      const found = naiveResult(products, listQuery)
      const last = Math.max(Math.ceil(found.length / sliceSize) - 1, 0)
      for (const page of new Set([0, 1, last])) {
        const { products: listed, total } = await source.slice(listQuery, page)
        expect({ listQuery, page, total, ids: listed.map(({ id }) => id) }).toEqual({
          listQuery,
          page,
          total: found.length,
          ids: found.slice(page * sliceSize, (page + 1) * sliceSize).map(({ id }) => id),
        })
      }
    }
  })

  test('concurrent queries, each with its own total', async () => {
    const sent = searchQueries.map(({ search }) => ({
      category: 'All',
      search,
      size,
      filters: { sale: true } as const,
    }))
    const slices = await Promise.all(sent.map((listQuery) => source.slice(listQuery, 0)))
    expect(slices.map(({ total }) => total)).toEqual(
      sent.map((listQuery) => naiveResult(products, listQuery).length),
    )
  })

  test('the saved products, also none and unknown ones', async () => {
    for (const only of [[], [1], [79], [2000, 1, 1, 90, 12_345]]) {
      const listQuery = { category: 'All', search: '', size, only }
      const found = naiveResult(products, listQuery)
      expect(await source.slice(listQuery, 0)).toEqual({ products: found, total: found.length })
    }
  })

  test('single products with their details, and none for other ids', async () => {
    for (const id of [1, 42, 75, 79, 85, 86, 1999, 2000, 2001, 0, -1, 1.5, Number.MAX_SAFE_INTEGER])
      expect(await source.product(id, size)).toEqual(await embeddedSource.product(id, size))
  })

  test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])(
    'the total on page %d, which is none',
    async (page) => {
      const listQuery = { category: 'Books', search: 'paper', size }
      expect(await source.slice(listQuery, page)).toEqual({
        products: [],
        total: naiveResult(products, listQuery).length,
      })
    },
  )
})
