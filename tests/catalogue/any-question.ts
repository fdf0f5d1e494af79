import fc from 'fast-check'
import { brands } from '#catalogue/brands.ts'
import { priceRanges, type Facets } from '#catalogue/facets.ts'
import { ratingSteps, sorts, type Filters, type Sort } from '#catalogue/filters.ts'
import { saving } from '#catalogue/money.ts'
import { categories, type ProductSummary } from '#catalogue/product.ts'
import type { CategoryChoice, Question } from '#catalogue/source.ts'

/** The definition, as plainly as it can be said. */
export function naiveAnswer(products: readonly ProductSummary[], question: Question): ProductSummary[] {
  const { category, search, only, filters = {}, sort } = question
  const sought = search.trim() === '' ? '' : search.toLowerCase()
  const found = products
    .filter((product) => category === 'All' || product.category === category)
    .filter(({ price }) => filters.min === undefined || price >= filters.min)
    .filter(({ price }) => filters.max === undefined || price <= filters.max)
    .filter(({ brand }) => !filters.brands || filters.brands.includes(brand))
    .filter(({ rating }) => filters.rating === undefined || rating >= filters.rating)
    .filter(({ price, originalPrice }) => !filters.sale || (originalPrice !== null && originalPrice > price))
    .filter(
      ({ name, description }) =>
        name.toLowerCase().includes(sought) || description.toLowerCase().includes(sought),
    )
    .filter(({ id }) => !only || only.includes(id))
  if (!sort) return found
  const byId = (a: ProductSummary, b: ProductSummary) => a.id - b.id
  return found.toSorted((a, b) => compare(a, b, sort) || byId(a, b))
}

function compare(a: ProductSummary, b: ProductSummary, sort: Sort): number {
  switch (sort) {
    case 'price-up':
      return a.price - b.price
    case 'price-down':
      return b.price - a.price
    case 'rating':
      return b.rating - a.rating
    case 'reviews':
      return b.reviews - a.reviews
    case 'saving':
      return (saving(b) ?? 0) - (saving(a) ?? 0)
  }
}

/** Every count by asking for what it promises. */
export function naiveFacets(products: readonly ProductSummary[], question: Question): Facets {
  const { filters = {} } = question
  const ask = (change: Partial<Filters>, ...without: (keyof Filters)[]) => {
    const kept = Object.fromEntries(
      Object.entries(filters).filter(([key]) => !without.some((one) => one === key)),
    )
    return naiveAnswer(products, { ...question, filters: { ...kept, ...change } })
  }
  const prices = ask({}, 'min', 'max').map(({ price }) => price)
  return {
    total: ask({}).length,
    price: prices.length === 0 ? null : [Math.min(...prices), Math.max(...prices)],
    prices: priceRanges.map((range) => ask(range, 'min', 'max').length),
    ratings: ratingSteps.map((rating) => ask({ rating }).length),
    brands: brands.map((brand) => ({ brand, count: ask({ brands: [brand] }).length })),
    sale: ask({ sale: true }).length,
  }
}

const cents = fc.oneof(
  fc.integer({ min: 1, max: 600 }).map((dollars) => dollars * 100),
  fc.integer({ min: 1, max: 130_000 }),
)

const anyFilters: fc.Arbitrary<Filters> = fc.record(
  {
    min: cents,
    max: cents,
    brands: fc.subarray([...brands, 'Nobody'], { minLength: 1, maxLength: 6 }),
    rating: fc.constantFrom(...ratingSteps),
    sale: fc.constant(true as const),
  },
  { requiredKeys: [] },
)

const choices: readonly CategoryChoice[] = ['All', ...categories]

/** Questions of all kinds about a catalogue of this size. */
export const anyQuestion = (size: number): fc.Arbitrary<Question> =>
  fc.record(
    {
      category: fc.constantFrom(...choices),
      search: fc.constantFrom('', '', 'e', 'wool', 'made for', 'product 1', 'Red Hook', 'nothing like it'),
      size: fc.constant(size),
      only: fc.array(fc.integer({ min: 1, max: size })),
      filters: anyFilters,
      sort: fc.constantFrom(...sorts),
    },
    { requiredKeys: ['category', 'search', 'size'] },
  )
