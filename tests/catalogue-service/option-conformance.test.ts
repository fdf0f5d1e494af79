import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createListEngine } from '#catalogue/engine/list-engine.ts'
import { createHttpSource } from '#catalogue/http/http-source.ts'
import { priceSteps } from '#catalogue/settings/settings.ts'
import type { ProductSummary } from '#catalogue/product.ts'
import type { CatalogueSource } from '#catalogue/source/source.ts'
import { sliceSize } from '#catalogue/source/slice-size.ts'
import type { Backend } from '#catalogue-service/backend.ts'
import { loadableOf } from '../../scripts/catalogue/load.ts'
import { anyOptionQuery } from '../catalogue/any-option-catalogue.ts'
import { optionCatalogue } from '../catalogue/option-catalogue.ts'
import { sample } from '../sample.ts'
import { isEngineHere, openLoaded } from './engine-for-tests.ts'
import { fetchOf, serviceWith } from './fake-service.ts'

vi.mock(import('#catalogue/settings/settings.ts'), async (load) => ({
  ...(await load()),
  hasOptionFilters: true,
}))

const catalogue = optionCatalogue()
const { products, head } = catalogue
const { optionFilters } = head
const answerTo = createListEngine(products, head.categories, head.locale, optionFilters)

const placed = ({ id, category, alsoIn }: ProductSummary) => ({ id, category, alsoIn })

describe.runIf(isEngineHere)('the service over ClickHouse', () => {
  let backend: Backend
  let source: CatalogueSource
  let close = () => Promise.resolve()
  // The engine has to start.
  beforeAll(async () => {
    const loadable = loadableOf('options', catalogue, null)
    const opened = await openLoaded({ ...loadable, head: { ...loadable.head, priceSteps: [...priceSteps] } })
    ;({ backend, close } = opened)
    source = createHttpSource({
      url: 'https://catalogue.example',
      fetch: fetchOf(serviceWith(backend)),
    })
  }, 120_000)
  afterAll(() => close())

  test('filters by options and counts them in each of a product’s categories as the list engine does', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyOptionQuery(optionFilters),
        fc.constantFrom('All', 'Fashion', 'Books'),
        // Of a name, of the labels of categories, and of both.
        fc.constantFrom('', 'tee', 'books', 'coat fashion'),
        fc.constantFrom('price-up' as const, 'match' as const, undefined),
        fc.constantFrom('words' as const, undefined),
        fc.nat(2),
        async (filters, category, search, sort, match, page) => {
          const listQuery = {
            category,
            search,
            size: 200,
            filters,
            ...(sort && { sort }),
            ...(match && { match }),
          }
          const expected = answerTo(listQuery)
          // The page before it says where this one begins.
          for (const at of [Math.max(page - 1, 0), page]) {
            const { products: found, total } = await source.slice(listQuery, at)
            expect(found.map(placed)).toEqual(
              expected.products.slice(at * sliceSize, (at + 1) * sliceSize).map(placed),
            )
            expect(total).toBe(expected.products.length)
          }
          // The page's list has the brands of another catalogue.
          expect(await source.facets(listQuery)).toEqual({ ...expected.facets, brands: [] })
          expect(await source.counts(listQuery)).toEqual(expected.counts)
        },
      ),
      { numRuns: sample(10, 300) },
    )
  })

  test('an option that it does not know matches nothing', async () => {
    const listQuery = { category: 'All', search: '', size: 200, filters: { options: { shape: ['m'] } } }
    expect(await source.slice(listQuery, 0)).toEqual({ products: [], total: 0 })
    expect(await source.facets(listQuery)).toEqual({ ...answerTo(listQuery).facets, brands: [] })
  })

  test('names its filters to the build, and says whether there are unit prices', () => {
    expect(backend.view()?.optionFilters).toEqual(optionFilters)
    expect(backend.view()?.hasAmounts).toBe(head.hasAmounts)
  })
})
