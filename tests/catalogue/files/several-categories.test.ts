import fc from 'fast-check'
import { afterAll, expect, test, vi } from 'vitest'
import type { Product } from '#catalogue/product.ts'
import { sample } from '../../sample.ts'
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
const { placesOf, readPlace } = await import('#catalogue/engine/category-codes.ts')
const { createListEngine } = await import('#catalogue/engine/list-engine.ts')
const { categories, locale } = await import('#catalogue/settings/settings.ts')
const { splitProduct } = await import('#catalogue/source/split-product.ts')
const { sliceSize } = await import('#catalogue/source/slice-size.ts')
const { generateProduct } = await import('#catalogues/demo/generated.ts')
const { filesOf, openFileSource } = await import('./catalogue-files.ts')
const { naiveResult } = await import('../naive-result.ts')

const allPlaces = placesOf(categories, places)

/** Each third product is in several categories. */
const products: readonly Product[] = Array.from({ length: 9000 }, (_, index) => ({
  ...generateProduct(100 + index),
  id: 1 + index,
  ...(index % 3 === 0 && readPlace(places[(index / 3) % places.length] ?? '')),
}))
const summaries = products.map((product) => splitProduct(product).summary)

const source = openFileSource(products, allPlaces, filesOf(products, allPlaces))
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
    { numRuns: sample(6, 40) },
  )
})
