import { type CheckedHead, namesOf } from './clean-head.ts'
import { sharedPlaces } from '../engine/category-codes.ts'
import { countInLines } from '../settings/category-lines.ts'
import {
  filterNames,
  type CatalogueSettings,
  type Category,
  type FilterName,
} from '../settings/catalogue-settings.ts'
import { allSorts } from '../filters.ts'
import { currencyWordsOf } from '../words/currency-words.ts'
import { readMoneyPattern } from '../money/money-pattern.ts'
import { pagedCategories } from './paged-categories.ts'
import { nicePriceSteps } from './price-steps.ts'
import type { Product } from '../product.ts'
import type { OptionFilter } from '../settings/option-filter.ts'

/** Whether a product has an amount, perhaps in other variants than the cheapest. */
export const haveAmounts = (products: readonly Product[]): boolean =>
  products.some(({ amount, variants }) => amount ?? variants.some((one) => one.amount))

/** The filters by which the products differ, or their variants where a list is filtered by these. */
function usefulFilters(products: readonly Product[], hasOptionFilters: boolean): FilterName[] {
  const variants = hasOptionFilters ? products.flatMap((product) => product.variants) : []
  const differ = {
    price: new Set(products.map(({ price }) => price)).size > 1,
    brand: new Set(products.map(({ brand }) => brand)).size > 1,
    rating: products.some(({ rating }) => rating !== null),
    sale:
      products.some(({ originalPrice }) => originalPrice !== null) ||
      variants.some(({ originalPrice }) => originalPrice !== undefined),
    available: products.some(({ isSoldOut }) => isSoldOut) || variants.some(({ stock }) => stock === 'out'),
  }
  return filterNames.filter((name) => differ[name])
}

/** An order is of use where products differ by the same field. */
const neededBy = {
  'price-up': 'price',
  'price-down': 'price',
  rating: 'rating',
  reviews: 'rating',
  saving: 'sale',
} as const

/** The labels of the buttons in each line: those at the top, and those below each category. */
function linesOf(categories: readonly Category[]): string[][] {
  const lines = new Map<string | undefined, string[]>()
  for (const { label, shortLabel = label, parent, isUnlisted } of categories) {
    if (!isUnlisted) {
      const line = lines.get(parent) ?? [parent ?? 'All']
      line.push(shortLabel)
      lines.set(parent, line)
    }
  }
  return [...lines.values()]
}

/** The head for browsers: what the owner left out is derived from the products. */
export function completeHead(
  raw: CheckedHead,
  products: readonly Product[],
  optionFilters: readonly OptionFilter[] = [],
): CatalogueSettings {
  const { name, locale, currency, cardPrices, addresses, filters } = raw
  const highestId = products.at(-1)?.id ?? 0
  const money = readMoneyPattern(locale, currency)
  const offered = filters ?? usefulFilters(products, optionFilters.length > 0)
  const [plural = currency, ...others] = raw.currencyWords ?? currencyWordsOf(locale, currency)
  const sorted = namesOf(raw)
    .map((names, at) => ({ names, ...raw.categories[at], order: raw.categories[at]?.order ?? at }))
    .toSorted((a, b) => a.order - b.order)
  const listed = sorted.filter(({ isUnlisted }) => !isUnlisted).map(({ names: { path } }) => path)
  const paged = pagedCategories(listed, raw.categoryPages)
  const hasCategoryPages = paged.size > 0
  const categories = sorted.map(({ names: { path, ...names }, picture, isUnlisted }) => ({
    ...names,
    ...(paged.has(path) && { path }),
    ...(picture !== undefined && { picture }),
    ...(isUnlisted && { isUnlisted }),
  }))
  const steps =
    raw.priceSteps &&
    [...new Set(raw.priceSteps.map((step) => Math.round(step * 10 ** money.digits)))].filter(
      (step) => step > 0,
    )
  return {
    name,
    locale,
    currency,
    money,
    currencyWords: [plural, ...others],
    cardPrices,
    addresses,
    searchMode: raw.search,
    filters: offered,
    optionFilters,
    hasOptionFilters: optionFilters.length > 0,
    sorts: raw.sorts ?? allSorts.filter((sort) => sort !== 'name' && offered.includes(neededBy[sort])),
    hasPrices: offered.includes('price'),
    hasBrands: offered.includes('brand'),
    hasRatings: offered.includes('rating'),
    hasSale: offered.includes('sale'),
    hasAvailable: offered.includes('available'),
    hasVariants: products.some(({ choice }) => choice !== undefined),
    hasAmounts: haveAmounts(products),
    unitPriceBase: raw.unitPriceBase,
    priceSteps:
      steps ??
      nicePriceSteps(
        products.map(({ price }) => price),
        10 ** money.digits,
      ),
    categories,
    sharedPlaces: sharedPlaces(products),
    hasCategoryPages,
    hasCategoryTexts: hasCategoryPages && raw.categories.some(({ text }) => text !== undefined),
    hasManyCategories: linesOf(categories).some((labels) => countInLines(labels) < labels.length),
    hasShortLabels: categories.some(({ shortLabel }) => shortLabel !== undefined),
    hasCategoryPictures: categories.some(({ picture }) => picture !== undefined),
    hasCategorySlugs: categories.some(({ slug }) => slug !== undefined),
    hasHosted: [
      ...products.flatMap(({ pictures }) => pictures),
      ...categories.flatMap(({ picture }) => picture ?? []),
    ].some((address) => !address.startsWith('/')),
    isNested: categories.some(({ parent }) => parent !== undefined),
    ownSize: Math.max(raw.sizes?.own ?? 0, highestId),
    largestSize: Math.max(raw.sizes?.largest ?? 0, highestId),
  }
}
