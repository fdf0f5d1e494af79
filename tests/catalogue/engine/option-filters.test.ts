import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { priceRanges } from '#catalogue/engine/facets.ts'
import { createListEngine } from '#catalogue/engine/list-engine.ts'
import { checkCatalogue } from '../../../scripts/catalogue/read-catalogue.ts'
import { sample } from '../../sample.ts'
import { anyOptionQuery, anyRecords } from '../any-option-catalogue.ts'
import { naiveFacetsOf, naiveResult } from '../naive-result.ts'

vi.mock(import('#catalogue/settings/settings.ts'), async (load) => ({
  ...(await load()),
  hasOptionFilters: true,
}))

const head = {
  name: 'Any',
  locale: 'de-DE',
  currency: 'EUR',
  categories: [{ label: 'Fashion' }, { label: 'Sports' }],
}

test('products and counts of filters by option equal their definition', () => {
  fc.assert(
    fc.property(
      anyRecords(12).chain((records) => {
        const catalogue = checkCatalogue({ head, records })
        return fc.record({
          catalogue: fc.constant(catalogue),
          filters: anyOptionQuery(catalogue.head.optionFilters),
          category: fc.constantFrom('All', 'Fashion'),
        })
      }),
      ({ catalogue, filters, category }) => {
        const { products, brands, head: settings } = catalogue
        const { categories, locale, optionFilters } = settings
        const listQuery = { category, search: '', size: products.length, filters }
        const answer = createListEngine(products, categories, locale, optionFilters)(listQuery)
        expect(answer.products).toEqual(naiveResult(products, listQuery, locale, optionFilters))
        const named = answer.facets.brands.map(({ brand }) => brand)
        expect(named).toEqual(expect.arrayContaining([...brands]))
        expect(answer.facets).toEqual({
          options: [],
          ...naiveFacetsOf(products, listQuery, priceRanges, named, optionFilters),
        })
      },
    ),
    { numRuns: sample(40, 5000) },
  )
})

test('a value counts where its variant alone has the price and the discount that are chosen', () => {
  const { products, head: settings } = checkCatalogue({
    head,
    records: [1, 2].map((id) => ({
      id,
      name: 'Tee',
      category: 'Fashion',
      price: 20,
      options: [{ name: 'Size', values: ['S', 'M'] }],
      variants: [{ values: ['S'] }, { values: ['M'], price: 30, originalPrice: 40 }],
    })),
  })
  const answerTo = createListEngine(products, settings.categories, settings.locale, settings.optionFilters)
  const query = { category: 'All', search: '', size: 2 }
  const filters = { min: 2500, sale: true as const }
  const chosen = answerTo({ ...query, filters: { ...filters, options: { size: ['m'] } } })
  expect(chosen.products).toHaveLength(2)
  expect(answerTo({ ...query, filters }).facets.options).toEqual([
    {
      option: 'size',
      values: [
        { value: 's', count: 0 },
        { value: 'm', count: 2 },
      ],
    },
  ])
})
