import { products as written, brands } from 'virtual:catalogue/records'
import fc from 'fast-check'
import { priceRanges, type Facets } from '#catalogue/engine/facets.ts'
import { ratingSteps, type Filters } from '#catalogue/filters.ts'
import type { CategoryChoice } from '#catalogue/settings/category-tree.ts'
import { sorts, topCategories } from '#catalogue/settings/settings.ts'
import type { ProductSummary } from '#catalogue/product.ts'
import type { ListQuery } from '#catalogue/source/source.ts'
import { generatedBrand } from '#catalogues/demo/vocabulary.ts'
import { naiveFacetsOf } from './naive-result.ts'
import { seldom } from './seldom.ts'

/** The count of each filter value of the chosen catalogue. */
export const naiveFacets = (products: readonly ProductSummary[], listQuery: ListQuery): Facets =>
  naiveFacetsOf(products, listQuery, priceRanges, brands)

/** Prices of existing products, so that limits are often met exactly. */
const cents = fc.oneof(
  fc.integer({ min: 20, max: 519 }).map((dollars) => dollars * 100),
  fc.constantFrom(...written.map(({ price }) => price)),
)

const someBrands = fc
  .subarray([...brands, 'Nobody'], { minLength: 1, maxLength: 12 })
  .map((some) => ({ brands: [...new Set([generatedBrand, ...some])] }))

const anyFilters: fc.Arbitrary<Filters> = fc
  .tuple(
    seldom(cents.map((price) => ({ min: Math.floor(price / 3) }))),
    seldom(cents.map((max) => ({ max }))),
    seldom(fc.oneof(someBrands, fc.constant({ brands: ['Fennwick'] })), 4),
    seldom(fc.constantFrom(...ratingSteps.map((rating) => ({ rating })))),
    seldom(fc.constant({ sale: true as const })),
    seldom(fc.constant({ available: true as const })),
  )
  .map(([min, max, makers, rating, sale, available]) => ({
    ...min,
    ...max,
    ...makers,
    ...rating,
    ...sale,
    ...available,
  }))

const choices: readonly CategoryChoice[] = ['All', 'All', 'All', ...topCategories]
const searches = [
  '',
  '',
  '',
  '',
  '',
  'e',
  'wool',
  'made for',
  'product 1',
  'Red Hook',
  'nothing like it',
  'hook red',
  '"made for" wool',
  `${generatedBrand} fashion`,
  'Essence',
]

/** Arbitrary queries about a catalogue of this size. */
export const anyListQuery = (size: number): fc.Arbitrary<ListQuery> =>
  fc
    .tuple(
      fc.constantFrom(...choices),
      fc.constantFrom(...searches),
      seldom(
        fc.array(fc.integer({ min: 1, max: size }), { maxLength: 60 }).map((only) => ({ only })),
        6,
      ),
      fc.oneof(
        { weight: 1, arbitrary: fc.constant({}) },
        { weight: 4, arbitrary: anyFilters.map((filters) => ({ filters })) },
      ),
      seldom(
        fc.constantFrom(
          ...sorts.map((sort) => ({ sort })),
          { sort: 'match' as const },
          { sort: 'match' as const },
        ),
        2,
      ),
      seldom(fc.constant({ match: 'words' as const }), 2),
    )
    .map(([category, search, only, filters, sort, match]) => ({
      category,
      search,
      size,
      ...only,
      ...filters,
      ...sort,
      ...match,
    }))
