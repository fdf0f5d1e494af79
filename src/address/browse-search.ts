import { hasLab, hasSaved } from 'virtual:shop/parts'
import { toWellFormed } from '#catalogue/well-formed.ts'
import {
  hasAvailable,
  hasBrands,
  hasOptionFilters,
  hasPrices,
  hasRatings,
  hasSale,
  hasShortLabels,
  hasVariants,
  money,
  sorts,
  largestSize,
  ownSize,
} from '#catalogue/settings/settings.ts'
import { longestLabelPath } from '#catalogue/settings/category-tree.ts'
import { ratingSteps, type RatingStep, type Sort } from '#catalogue/filters.ts'
import { sliceSize } from '#catalogue/source/slice-size.ts'
import { readBrands, writeBrands } from './brand-list.ts'
import { readCategory } from './category-choice.ts'
import { longestSearch } from './longest-search.ts'
import { optionSearch, type OptionSearch } from './option-choices.ts'
import { longestValue } from './search-params.ts'

/** The most characters of a category, also of an unknown one, which the page repeats. */
const longestCategory = hasShortLabels ? longestLabelPath : 60

/** No catalogue has ten million products or more, though ids may be larger. */
const mostProducts = 9_999_999

/** The search part of a parsed address or of a link of ours, before it is checked. */
type RawSearch = Readonly<Record<string, unknown>>

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

function toInteger(value: unknown): number | undefined {
  const isNumber = typeof value === 'number' || /^\s*[-+]?\d+(\.\d+)?\s*$/.test(textOf(value))
  return isNumber && Number.isFinite(Number(value)) ? Math.floor(Number(value)) : undefined
}

/** The category's own label, or the text where it names no category (the page reports it); undefined is All. */
function canonicalCategory(value: string): string | undefined {
  // Capped before it is read: the rest after a later cut could name a category.
  const reading = readCategory(toWellFormed(value.trim().slice(0, longestCategory)))
  if ('unknown' in reading) return reading.unknown
  return reading.category === 'All' ? undefined : reading.category
}

function canonicalText(value: unknown, longest: number): string | undefined {
  const capped = toWellFormed(textOf(value).slice(0, longest))
  return capped.trim() === '' ? undefined : capped
}

/** Each name once, and none that is blank. */
function canonicalBrands(value: unknown): string | undefined {
  const names = readBrands(canonicalText(value, longestValue) ?? '').filter((name) => name.trim() !== '')
  return writeBrands([...new Set(names)]) || undefined
}

/** Rounded up to whole slices: 31 is 60. Undefined is the first slice alone. */
function canonicalShown(value: unknown): number | undefined {
  const integer = toInteger(value)
  if (integer === undefined || integer <= sliceSize) return undefined
  return Math.ceil(Math.min(integer, mostProducts) / sliceSize) * sliceSize
}

/** The nearest size that exists; undefined is the shop's own catalogue, the only one without generated products. */
function canonicalSize(value: unknown): number | undefined {
  const integer = toInteger(value)
  if (integer === undefined || integer <= ownSize || largestSize <= ownSize) return undefined
  return Math.min(integer, largestSize)
}

/** From 2 on: 1 is where every list starts. The page corrects a number beyond the list's end. */
function canonicalNumber(value: unknown): number | undefined {
  const integer = toInteger(value)
  return integer === undefined || integer <= 1 ? undefined : Math.min(integer, mostProducts)
}

/** Major units with at most the decimals of the currency; undefined is no limit. */
function canonicalPrice(value: unknown): number | undefined {
  const text = typeof value === 'number' ? String(value) : textOf(value)
  const [found, decimals = ''] = /^\d{1,9}(?:\.(\d+))?$/.exec(text) ?? []
  return decimals.length <= money.digits ? Number(found) || undefined : undefined
}

const oneOf = <T extends number | string>(all: readonly T[], value: unknown): T | undefined =>
  all.find((one) => String(one) === value || one === value)

const isTrue = (value: unknown): true | undefined =>
  value === true || value === 'true' || value === '1' || undefined

/** An order that an address names. */
export type ChosenSort = Sort | 'featured'

export type RootSearch = {
  /** Highest id of the catalogue; undefined is the shop's own catalogue. */
  size?: number | undefined
  /** Shows live performance figures of the page. */
  lab?: 1 | undefined
}

export type HomeSearch = {
  category?: string | undefined
  search?: string | undefined
  /** Products on the page. */
  shown?: number | undefined
}

export interface ProductsSearch extends OptionSearch {
  category?: string | undefined
  search?: string | undefined
  /** Only the products saved on this device. */
  saved?: true | undefined
  /** Only these products: ids separated by commas, as typed. */
  ids?: string | undefined
  /** Major units of the currency: the lowest and the highest price. */
  min?: number | undefined
  max?: number | undefined
  /** Brand names separated by `_`: products of any of these. The page reports an unknown one. */
  brand?: string | undefined
  /** At least this many stars. */
  rating?: RatingStep | undefined
  /** Only products with a discount. */
  sale?: true | undefined
  /** Only products that can be bought now. */
  available?: true | undefined
  /** Undefined is the best match of a text, or the catalogue's own order, which is `featured` with a text. */
  sort?: ChosenSort | undefined
  /** The position, from 1, of the first product in view. */
  at?: number | undefined
  /** A plain list in pages instead of the grid. */
  view?: 'list' | undefined
  /** The page of the plain list, from 2 on. */
  page?: number | undefined
}

/*
 * Nothing here throws: invalid values are left out of the address. Hand-written, because a schema library weighs a
 * fiftieth of the first load's budget (docs/decisions/004).
 */

/** Parameters of every address. */
export const rootSearch = ({ size, lab }: RawSearch): RootSearch => ({
  size: hasLab ? canonicalSize(size) : undefined,
  lab: hasLab && (lab === 1 || lab === '1' || lab === 'true') ? 1 : undefined,
})

/** Parameters of the home page. */
export const homeSearch = ({ category, search, shown }: RawSearch): HomeSearch => ({
  category: canonicalCategory(textOf(category)),
  search: canonicalText(search, longestSearch),
  shown: canonicalShown(shown),
})

/** Parameters of the catalogue page. */
export const productsSearch = ({
  category,
  search,
  saved,
  ids,
  min,
  max,
  brand,
  rating,
  sale,
  available,
  sort,
  at,
  view,
  page,
  ...others
}: RawSearch): ProductsSearch => ({
  ...(hasOptionFilters && optionSearch(others)),
  category: canonicalCategory(textOf(category)),
  search: canonicalText(search, longestSearch),
  saved: hasSaved ? isTrue(saved) : undefined,
  ids: canonicalText(ids, longestValue),
  // A filter that the shop does not offer would narrow the list without a control to see.
  min: hasPrices ? canonicalPrice(min) : undefined,
  max: hasPrices ? canonicalPrice(max) : undefined,
  brand: hasBrands ? canonicalBrands(brand) : undefined,
  rating: hasRatings ? oneOf(ratingSteps, rating) : undefined,
  sale: hasSale ? isTrue(sale) : undefined,
  available: hasAvailable ? isTrue(available) : undefined,
  sort: oneOf<ChosenSort>(canonicalText(search, longestSearch) ? ['featured', ...sorts] : sorts, sort),
  at: view === 'list' ? undefined : canonicalNumber(at),
  view: view === 'list' ? view : undefined,
  page: view === 'list' ? canonicalNumber(page) : undefined,
})

/** A choice among a product's options, which its page reads: `{ color: 'blue' }`. Their names are the owner's. */
export type ProductSearch = {
  /** A whole choice, in links from carts: `blue.m`. */
  variant?: string | undefined
}

/** The most parameters of a product's page, and their characters: three options, and what other sites append. */
const mostParameters = 12
const longestChoice = 200

/** Parameters of a product's page. Only the product knows the names of its options, so that others stay. */
export const productSearch = (search: RawSearch): ProductSearch =>
  hasVariants
    ? Object.fromEntries(
        Object.entries(search)
          .filter(
            (entry): entry is [string, string] =>
              typeof entry[1] === 'string' && entry[0] !== 'size' && entry[0] !== 'lab',
          )
          .slice(0, mostParameters)
          .map(([key, value]) => [key, toWellFormed(value.slice(0, longestChoice))]),
      )
    : {}

export type BrowseSearch = HomeSearch & ProductsSearch

/** A new answer starts with its first products. */
export const fromStart = { shown: undefined, at: undefined, page: undefined }

/** What a list contains and how it is shown, without the position in it, which scrolling changes. */
export function listKey(search: BrowseSearch): string {
  const list = Object.entries({ ...search, ...fromStart }).filter(([, value]) => value !== undefined)
  return JSON.stringify(list.map(String).toSorted())
}
