import * as texts from 'virtual:messages/filters'
import { hasReviews, hasSaved } from 'virtual:shop/parts'
import { readBrands, writeBrands } from '#address/brand-list.ts'
import { hasAvailable, hasOptionFilters } from '#catalogue/settings/settings.ts'
import { readCategory } from '#address/category-choice.ts'
import type { BrowseSearch } from '#address/browse-search.ts'
import { noOptions } from '#address/option-choices.ts'
import { alternatives, joinItems } from '#ui/format-list.ts'
import type { Condition } from './condition.ts'
import { priceRangeText, ratingText } from './filter-texts.ts'
import { optionConditions, wholeOptionConditions } from './option-conditions.ts'
import { sortText } from '../list/sort-texts.ts'

/** From names separated by `_`. */
export const brandsIn = (brand: string | undefined): string[] =>
  brand === undefined ? [] : readBrands(brand)

/** Undefined for an empty list; sorted by name, so that the same choice has one address. */
export const joinBrands = (brands: readonly string[]): string | undefined =>
  writeBrands([...new Set(brands)].toSorted()) || undefined

/** The address's value without this brand. */
const removeBrand = (brand: string | undefined, name: string): string | undefined =>
  joinBrands(brandsIn(brand).filter((one) => one !== name))

/** The address's value with this brand added, or removed if it was there. */
export function toggleBrand(brand: string | undefined, name: string): string | undefined {
  const all = brandsIn(brand)
  return all.includes(name) ? removeBrand(brand, name) : joinBrands([...all, name])
}

/** The filters in use, each a chip: the conditions that narrow the products, besides the specification's own controls. */
export function filterConditions(search: BrowseSearch): Condition[] {
  const { min, max, brand, rating, sale, available, saved, ids } = search
  const isPriced = min !== undefined || max !== undefined
  return [
    ...(isPriced
      ? [
          {
            key: 'price',
            words: priceRangeText(min, max),
            without: () => ({ min: undefined, max: undefined }),
          },
        ]
      : []),
    ...brandsIn(brand).map((name) => ({
      key: `brand ${name}`,
      words: name,
      isName: true as const,
      without: (before: BrowseSearch) => ({ brand: removeBrand(before.brand, name) }),
    })),
    ...(hasOptionFilters ? optionConditions(search) : []),
    ...(hasReviews && rating !== undefined
      ? [{ key: 'rating', words: ratingText(rating), without: () => ({ rating: undefined }) }]
      : []),
    ...(sale ? [{ key: 'sale', words: texts.onSale, without: () => ({ sale: undefined }) }] : []),
    ...(hasAvailable && available
      ? [{ key: 'available', words: texts.isAvailable, without: () => ({ available: undefined }) }]
      : []),
    ...(hasSaved && saved
      ? [{ key: 'saved', words: texts.isSaved, without: () => ({ saved: undefined }) }]
      : []),
    ...(ids ? [{ key: 'ids', words: texts.inList, without: () => ({ ids: undefined }) }] : []),
  ]
}

/**
 * All conditions, those of the specification's own controls first. Several brands, or values of an option, are one
 * condition, since a product matches any of them.
 */
export function allConditions(search: BrowseSearch): Condition[] {
  const reading = readCategory(search.category ?? '')
  const categoryName = 'category' in reading && reading.category !== 'All' ? reading.category : null
  const brands = brandsIn(search.brand)
  const filters = filterConditions(search).filter(({ key }) => !/^(?:brand|option) /.test(key))
  return [
    ...(search.search
      ? [
          {
            key: 'search',
            words: texts.searched({ search: search.search }),
            without: () => ({ search: undefined }),
          },
        ]
      : []),
    ...(categoryName
      ? [{ key: 'category', words: categoryName, without: () => ({ category: undefined }) }]
      : []),
    ...(brands.length > 0
      ? [
          {
            key: 'brand',
            words: alternatives(brands),
            without: () => ({ brand: undefined }),
          },
        ]
      : []),
    ...(hasOptionFilters ? wholeOptionConditions(search) : []),
    ...filters,
  ]
}

/** Removes all filters. */
export const noFilters: Partial<BrowseSearch> = {
  min: undefined,
  max: undefined,
  brand: undefined,
  rating: undefined,
  sale: undefined,
  available: undefined,
  saved: undefined,
  ids: undefined,
  ...(hasOptionFilters && noOptions()),
}

/** Removes everything except the size and the order. */
export const noConditions: Partial<BrowseSearch> = { ...noFilters, category: undefined, search: undefined }

/** '“shirt”, Fashion, under $50, on sale'. */
export function wordsOfSearch(search: BrowseSearch): string {
  const sorted = search.sort ? [sortText(search.sort)] : []
  return joinItems([...allConditions(search).map(({ words }) => words), ...sorted])
}
