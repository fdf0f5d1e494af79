import fc from 'fast-check'
import { brands } from 'virtual:catalogue/records'
import { afterAll, expect, test, vi } from 'vitest'
import type { Product } from '#catalogue/product.ts'
import { anyListQuery } from '../any-list-query.ts'

const generatedCategories = ['Electronics', 'Fashion', 'Home & Garden', 'Sports', 'Books']
/** Of products in two or three categories, as the build lists them. */
const places = vi.hoisted(() => [
  'Electronics\u001FBooks',
  'Fashion\u001FSports\u001FCourse',
  'Books\u001FElectronics',
])
vi.mock('virtual:catalogue/settings', async (original) => ({
  ...(await original<typeof import('virtual:catalogue/settings')>()),
  sharedPlaces: places,
}))
const { placeOf, placesOf, readPlace } = await import('#catalogue/engine/category-codes.ts')
const { createListEngine } = await import('#catalogue/engine/list-engine.ts')
const { fileCatalogue } = await import('#catalogue/files/file-catalogue.ts')
const { indexFile, productsFile, productsPerFile, productsPerTable, tableFile } =
  await import('#catalogue/files/file-names.ts')
const { tablePartOf } = await import('#catalogue/files/table-part.ts')
const { openTableRecords } = await import('#catalogue/files/table-records.ts')
const { categories, locale } = await import('#catalogue/settings/settings.ts')
const { splitProduct } = await import('#catalogue/source/split-product.ts')
const { sliceSize } = await import('#catalogue/source/slice-size.ts')
const { createLargeSource } = await import('#catalogue/worker/large-source.ts')
const { nameRanks } = await import('#catalogue/engine/name-ranks.ts')
const { generateProduct } = await import('#catalogues/demo/generated.ts')
const { shardHere } = await import('../worker/shard-here.ts')
const { naiveResult } = await import('../naive-result.ts')

const allPlaces = placesOf(categories, places)

/** Each third product is in several categories. */
const products: readonly Product[] = Array.from({ length: 9000 }, (_, index) => ({
  ...generateProduct(100 + index),
  id: 1 + index,
  ...(index % 3 === 0 && readPlace(places[(index / 3) % places.length] ?? '')),
}))
const summaries = products.map((product) => splitProduct(product).summary)

function partsOf<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  )
}

const ranks = nameRanks(
  summaries.map(({ name }) => name),
  locale,
)
const contents = new Map<string, unknown>([
  [indexFile, partsOf(products, productsPerFile).map(([first]) => first?.id)],
  ...partsOf(products, productsPerFile).map((part, at) => [productsFile(at), part] as const),
  ...partsOf(summaries, productsPerTable).map(
    (part, at) =>
      [tableFile(at), tablePartOf(part, allPlaces, brands, ranks.subarray(at * productsPerTable))] as const,
  ),
])
const read = async (name: string): Promise<unknown> => JSON.parse(JSON.stringify(contents.get(name)))

const source = createLargeSource(
  fileCatalogue(
    {
      version: 'v',
      count: products.length,
      highestId: products.length,
      countByCode: allPlaces.map((place) => summaries.filter((one) => placeOf(one) === place).length),
    },
    read,
  ),
  async () => shardHere({ openRecords: (from, to) => openTableRecords(from, to, { read }) }),
  { shards: 2, nextFrame: async () => {}, typingPause: 0 },
)
afterAll(() => source.close())

test('files, workers and the list engine find products in each of their categories', async () => {
  const engine = createListEngine(summaries)
  await fc.assert(
    fc.asyncProperty(anyListQuery(200), fc.nat(4), async (listQuery, page) => {
      const found = naiveResult(summaries, listQuery, locale)
      const slice = found.slice(page * sliceSize, (page + 1) * sliceSize)
      expect(await source.slice(listQuery, page)).toEqual({ products: slice, total: found.length })
      expect(engine(listQuery).products).toEqual(found)
      const counts = Object.fromEntries(
        ['All', ...generatedCategories].map((category) => [
          category,
          naiveResult(summaries, { ...listQuery, category }, locale).length,
        ]),
      )
      expect(await source.counts(listQuery)).toEqual(counts)
      expect(engine(listQuery).counts).toEqual(counts)
      expect(await source.facets(listQuery)).toEqual(engine(listQuery).facets)
    }),
    { numRuns: 40 },
  )
})
