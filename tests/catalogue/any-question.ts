import { products as written } from 'virtual:catalogue/list'
import fc from 'fast-check'
import { brands } from '#catalogue/brands.ts'
import { priceRanges, type Facets } from '#catalogue/engine/facets.ts'
import { ratingSteps, type Filters, type Sort } from '#catalogue/filters.ts'
import type { CategoryChoice } from '#catalogue/category-tree.ts'
import { locale as ownLocale, sorts, topCategories } from '#catalogue/head.ts'
import { saving } from '#catalogue/discount.ts'
import type { ProductSummary } from '#catalogue/product.ts'
import type { Question } from '#catalogue/source.ts'
import { generatedBrand } from '#catalogues/demo/vocabulary.ts'

/** The definition in its plainest form: the reference for the engines. */
export function naiveAnswer(
  products: readonly ProductSummary[],
  question: Question,
  locale: string = ownLocale,
): ProductSummary[] {
  const { category, search, only, filters = {}, sort } = question
  const sought = search.trim() === '' ? '' : search.toLowerCase()
  const found = products
    .filter((product) => category === 'All' || product.category === category)
    .filter(({ price }) => filters.min === undefined || price >= filters.min)
    .filter(({ price }) => filters.max === undefined || price <= filters.max)
    .filter(({ brand }) => !filters.brands || (brand !== null && filters.brands.includes(brand)))
    .filter(({ rating }) => filters.rating === undefined || (rating !== null && rating >= filters.rating))
    .filter(({ price, originalPrice }) => !filters.sale || (originalPrice !== null && originalPrice > price))
    .filter(
      ({ name, description }) =>
        name.toLowerCase().includes(sought) || description.toLowerCase().includes(sought),
    )
    .filter(({ id }) => !only || only.includes(id))
  if (!sort) return found
  const byId = (a: ProductSummary, b: ProductSummary) => a.id - b.id
  return found.toSorted((a, b) => compare(a, b, sort, locale) || byId(a, b))
}

function compare(a: ProductSummary, b: ProductSummary, sort: Sort, locale: string): number {
  switch (sort) {
    case 'price-up':
      return a.price - b.price
    case 'price-down':
      return b.price - a.price
    case 'rating':
      return (b.rating ?? 0) - (a.rating ?? 0)
    case 'reviews':
      return b.reviews - a.reviews
    case 'saving':
      return (saving(b) ?? 0) - (saving(a) ?? 0)
    case 'name':
      return new Intl.Collator(locale, { numeric: true }).compare(a.name, b.name)
  }
}

/** The count of each filter value, by running the question with that value. */
export function naiveFacets(products: readonly ProductSummary[], question: Question): Facets {
  const { filters = {} } = question
  const countWith = (change: Partial<Filters>, ...without: (keyof Filters)[]) => {
    const remaining = Object.fromEntries(
      Object.entries(filters).filter(([key]) => !without.some((one) => one === key)),
    )
    return naiveAnswer(products, { ...question, filters: { ...remaining, ...change } })
  }
  const prices = countWith({}, 'min', 'max').map(({ price }) => price)
  return {
    total: countWith({}).length,
    price: prices.length === 0 ? null : [Math.min(...prices), Math.max(...prices)],
    prices: priceRanges.map((range) => countWith(range, 'min', 'max').length),
    ratings: ratingSteps.map((rating) => countWith({ rating }).length),
    brands: brands.map((brand) => ({ brand, count: countWith({ brands: [brand] }).length })),
    sale: countWith({ sale: true }).length,
  }
}

/** Present in some of the cases only: with all conditions present at once, every implementation would find nothing. */
const seldom = <T extends object>(one: fc.Arbitrary<T>, outOf = 3): fc.Arbitrary<T | Partial<T>> =>
  fc.oneof({ weight: outOf - 1, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: one })

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
  )
  .map(([min, max, makers, rating, sale]) => ({ ...min, ...max, ...makers, ...rating, ...sale }))

const choices: readonly CategoryChoice[] = ['All', 'All', 'All', ...topCategories]
const searches = ['', '', '', '', '', 'e', 'wool', 'made for', 'product 1', 'Red Hook', 'nothing like it']

/** Arbitrary questions about a catalogue of this size. */
export const anyQuestion = (size: number): fc.Arbitrary<Question> =>
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
      seldom(fc.constantFrom(...sorts.map((sort) => ({ sort }))), 2),
    )
    .map(([category, search, only, filters, sort]) => ({
      category,
      search,
      size,
      ...only,
      ...filters,
      ...sort,
    }))
