import fc from 'fast-check'
import { afterAll, expect, test, vi } from 'vitest'
import { placesOf } from '#catalogue/engine/category-codes.ts'
import { createListEngine } from '#catalogue/engine/list-engine.ts'
import { categories, optionFilters, sharedPlaces } from '#catalogue/settings/settings.ts'
import { sliceSize } from '#catalogue/source/slice-size.ts'
import { splitProduct } from '#catalogue/source/split-product.ts'
import { sample } from '../../sample.ts'
import { anyOptionQuery } from '../any-option-catalogue.ts'
import { optionCatalogue } from '../option-catalogue.ts'
import { filesOf, openFileSource } from './catalogue-files.ts'

vi.mock(import('#catalogue/settings/settings.ts'), async (load) => {
  const { head } = (await import('../option-catalogue.ts')).optionCatalogue()
  return {
    ...(await load()),
    hasOptionFilters: true,
    optionFilters: head.optionFilters,
    sharedPlaces: head.sharedPlaces,
  }
})

const { products } = optionCatalogue()
const places = placesOf(categories, sharedPlaces)

const source = openFileSource(products, places, filesOf(products, places))
afterAll(() => source.close())

const answerTo = createListEngine(products.map((product) => splitProduct(product).summary))

test('a catalogue in files filters by options and counts them as the list engine does', async () => {
  expect(optionFilters.length).toBeGreaterThan(2)
  expect(sharedPlaces.length).toBeGreaterThan(2)
  await fc.assert(
    fc.asyncProperty(
      anyOptionQuery(optionFilters),
      fc.constantFrom('All', 'Fashion', 'Books'),
      fc.constantFrom('', 'tee'),
      fc.constantFrom('price-up' as const, undefined),
      fc.constantFrom([5, 4000, 4999, 17, 80, 200], undefined),
      async (filters, category, search, sort, only) => {
        const listQuery = {
          category,
          search,
          size: 200,
          filters,
          ...(sort && { sort }),
          ...(only && { only }),
        }
        const expected = answerTo(listQuery)
        const { products: found, total } = await source.slice(listQuery, 0)
        expect(found.map(({ id }) => id)).toEqual(expected.products.slice(0, sliceSize).map(({ id }) => id))
        expect(total).toBe(expected.products.length)
        expect(await source.facets(listQuery)).toEqual(expected.facets)
        expect(await source.counts(listQuery)).toEqual(expected.counts)
      },
    ),
    { numRuns: sample(20, 400) },
  )
})
