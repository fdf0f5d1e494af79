import { saving } from '#catalogue/money/discount.ts'
import type { Facets } from '#catalogue/engine/facets.ts'
import { ratingSteps, type Filters, type Sort } from '#catalogue/filters.ts'
import type { ProductSummary } from '#catalogue/product.ts'
import type { ListQuery } from '#catalogue/source/source.ts'
import type { OptionFilter } from '#catalogue/settings/option-filter.ts'
import { escapePattern } from '#catalogue/words/escape-pattern.ts'
import { fold } from '#catalogue/words/fold.ts'
import { searchTerms } from '#catalogue/words/search-terms.ts'
import { naiveOffers } from './naive-offers.ts'

type NaiveQuery = Omit<ListQuery, 'size'>

/** The definition in its plainest form: the reference for the engines. */
export function naiveResult(
  products: readonly ProductSummary[],
  listQuery: NaiveQuery,
  locale = 'en-US',
  optionFilters: readonly OptionFilter[] = [],
): ProductSummary[] {
  const { category, search, only, filters = {}, sort, match } = listQuery
  const terms = searchTerms(search, match)
  const found = products
    .filter(
      (product) =>
        category === 'All' || product.category === category || product.alsoIn?.includes(category) === true,
    )
    .filter(({ brand }) => !filters.brands || (brand !== null && filters.brands.includes(brand)))
    .filter(({ rating }) => filters.rating === undefined || (rating !== null && rating >= filters.rating))
    .filter((product) => naiveOffers(product, filters, optionFilters).length > 0)
    .filter((product) =>
      terms.every((term) => searchedTexts(product, match).some((text) => text.includes(term))),
    )
    .filter(({ id }) => !only || only.includes(id))
  if (!sort) return found
  if (sort === 'match') {
    const patterns = terms.map((term) => ({ term, whole: wholeWords(term), beginning: wordBeginning(term) }))
    return found
      .map((product) => ({ product, rank: naiveRank(product, patterns, match) }))
      .toSorted((a, b) => a.rank - b.rank)
      .map(({ product }) => product)
  }
  const byId = (a: ProductSummary, b: ProductSummary) => a.id - b.id
  return found.toSorted((a, b) => compare(a, b, sort, locale) || byId(a, b))
}

/** Found once for each product: many queries read them. */
const folded = new WeakMap<ProductSummary, readonly string[]>()

/** Name and description, and for words also brand, category, tags, option values and SKUs. */
function searchedTexts(product: ProductSummary, match: NaiveQuery['match']): readonly string[] {
  const { name, description, brand, category, alsoIn = [], keywords = [] } = product
  const texts =
    folded.get(product) ??
    [name, description, brand ?? '', category, ...alsoIn, ...keywords].map((text) => fold(text))
  folded.set(product, texts)
  return match ? texts : texts.slice(0, 2)
}

/** A term in a folded text, with no letter before or after it where it begins or ends with one. */
const wholeWords = (term: string) => new RegExp(`${start(term)}${escapePattern(term)}${end(term)}`, 'u')
const wordBeginning = (term: string) => new RegExp(`${start(term)}${escapePattern(term)}`, 'u')
const start = (term: string) => (/^[\p{L}\p{M}\p{N}]/u.test(term) ? '(?<![\\p{L}\\p{M}\\p{N}])' : '')
const end = (term: string) => (/[\p{L}\p{M}\p{N}]$/u.test(term) ? '(?![\\p{L}\\p{M}\\p{N}])' : '')

interface TermPatterns {
  readonly term: string
  readonly whole: RegExp
  readonly beginning: RegExp
}

/** The sum over all terms of the first class that a product matches in, counted from 0. */
function naiveRank(
  product: ProductSummary,
  patterns: readonly TermPatterns[],
  match: NaiveQuery['match'],
): number {
  const [name = '', description = '', ...labels] = searchedTexts(product, match)
  const classOf = ({ term, whole, beginning }: TermPatterns) =>
    [
      whole.test(name),
      beginning.test(name),
      name.includes(term),
      labels.some((label) => label.includes(term)),
      whole.test(description),
      beginning.test(description),
      description.includes(term),
    ].indexOf(true)
  return patterns.reduce((sum, each) => sum + classOf(each), 0)
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

/** The count of each filter value, by running the query with that value. */
export function naiveFacetsOf(
  products: readonly ProductSummary[],
  listQuery: NaiveQuery,
  priceRanges: readonly Pick<Filters, 'min' | 'max'>[],
  brands: readonly string[],
  optionFilters: readonly OptionFilter[] = [],
): Facets {
  const { filters = {} } = listQuery
  const countWith = (change: Partial<Filters>, ...without: (keyof Filters)[]) => {
    const remaining = Object.fromEntries(
      Object.entries(filters).filter(([key]) => !without.some((one) => one === key)),
    )
    return naiveResult(
      products,
      { ...listQuery, filters: { ...remaining, ...change } },
      undefined,
      optionFilters,
    )
  }
  const { min: _, max: __, ...priceless } = filters
  const prices = countWith({}, 'min', 'max').flatMap((product) =>
    naiveOffers(product, priceless, optionFilters).map(({ price }) => price),
  )
  return {
    total: countWith({}).length,
    price: prices.length === 0 ? null : [Math.min(...prices), Math.max(...prices)],
    prices: priceRanges.map((range) => countWith(range, 'min', 'max').length),
    ratings: ratingSteps.map((rating) => countWith({ rating }).length),
    brands: brands.map((brand) => ({ brand, count: countWith({ brands: [brand] }).length })),
    sale: countWith({ sale: true }).length,
    available: countWith({ available: true }).length,
    ...(optionFilters.length > 0 && {
      options: optionFilters.map(({ key, values }) => ({
        option: key,
        values: values.map((value) => ({
          value: value.key,
          count: countWith({ options: { ...filters.options, [key]: [value.key] } }).length,
        })),
      })),
    }),
  }
}
