import { toWellFormed } from '#catalogue/well-formed.ts'
import { ratingSteps, sorts, type RatingStep, type Sort } from '#catalogue/filters.ts'
import { largestSize, sliceSize, smallestSize } from '#catalogue/source.ts'
import { readCategory } from './category-choice.ts'
import { longestSearch } from './longest-search.ts'
import { longestValue } from './search-params.ts'

/** As many characters of an unknown category as the page repeats. */
const longestCategory = 60

/** What a parsed address or a link of ours may hold, before it is checked. */
type RawSearch = Readonly<Record<string, unknown>>

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

function toInteger(value: unknown): number | undefined {
  const isNumber = typeof value === 'number' || /^\s*[-+]?\d+(\.\d+)?\s*$/.test(textOf(value))
  return isNumber && Number.isFinite(Number(value)) ? Math.floor(Number(value)) : undefined
}

/** The shelf's own label, or what it says where it names none (the page tells); undefined is All. */
function canonicalCategory(value: string): string | undefined {
  // Cut before it is read: what is left after a cut might name a shelf.
  const reading = readCategory(toWellFormed(value.trim().slice(0, longestCategory)))
  if ('unknown' in reading) return reading.unknown
  return reading.category === 'All' ? undefined : reading.category
}

function canonicalText(value: unknown, longest: number): string | undefined {
  const capped = toWellFormed(textOf(value).slice(0, longest))
  return capped.trim() === '' ? undefined : capped
}

/** Whole slices: 31 is 60. Undefined is the first slice alone. */
function canonicalShown(value: unknown): number | undefined {
  const integer = toInteger(value)
  if (integer === undefined || integer <= sliceSize) return undefined
  return Math.ceil(Math.min(integer, largestSize) / sliceSize) * sliceSize
}

/** The nearest size there is; undefined is the shop's own catalogue. */
function canonicalSize(value: unknown): number | undefined {
  const integer = toInteger(value)
  if (integer === undefined || integer <= smallestSize) return undefined
  return Math.min(integer, largestSize)
}

/** From 2 on: the first place is where every list starts. One beyond the list's end is for the page to mend. */
function canonicalNumber(value: unknown): number | undefined {
  const integer = toInteger(value)
  return integer === undefined || integer <= 1 ? undefined : Math.min(integer, largestSize)
}

/** Dollars and cents, as they are typed; nothing is no limit. */
function canonicalPrice(value: unknown): number | undefined {
  const text = typeof value === 'number' ? String(value) : textOf(value)
  return /^\d{1,7}(\.\d\d?)?$/.test(text) ? Number(text) || undefined : undefined
}

const oneOf = <T extends number | string>(all: readonly T[], value: unknown): T | undefined =>
  all.find((one) => String(one) === value || one === value)

const isTrue = (value: unknown): true | undefined =>
  value === true || value === 'true' || value === '1' || undefined

export interface RootSearch {
  /** Highest id of the catalogue; left out is the shop's own. */
  size?: number | undefined
  /** Live figures of the page, for those who test performance. */
  lab?: 1 | undefined
}

export interface HomeSearch {
  category?: string | undefined
  search?: string | undefined
  /** Products on the page. */
  shown?: number | undefined
}

export interface ProductsSearch {
  category?: string | undefined
  search?: string | undefined
  /** Only the products saved on this device. */
  saved?: true | undefined
  /** Only these: ids with commas between them, as they came. */
  ids?: string | undefined
  /** Dollars: the lowest and the highest price. */
  min?: number | undefined
  max?: number | undefined
  /** Names, with `_` between them: any of these. One that there is none of is for the page to tell. */
  brand?: string | undefined
  /** At least so many stars. */
  rating?: RatingStep | undefined
  /** Only what costs less than before. */
  sale?: true | undefined
  /** Left out for the catalogue's own order. */
  sort?: Sort | undefined
  /** The place, from 1, of the first product in view. */
  at?: number | undefined
  /** A plain list in pages, in place of the grid. */
  view?: 'list' | undefined
  /** Of the list, from 2 on. */
  page?: number | undefined
}

/*
 * Nothing here ever fails: what cannot be read is left out of the address. By hand, because a schema library weighs as
 * much as a fiftieth of all that the first load may (docs/decisions/004).
 */

/** Of every address. */
export const rootSearch = ({ size, lab }: RawSearch): RootSearch => ({
  size: canonicalSize(size),
  lab: lab === 1 || lab === '1' || lab === 'true' ? 1 : undefined,
})

/** Of the home page. */
export const homeSearch = ({ category, search, shown }: RawSearch): HomeSearch => ({
  category: canonicalCategory(textOf(category)),
  search: canonicalText(search, longestSearch),
  shown: canonicalShown(shown),
})

/** Of the catalogue page. */
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
  sort,
  at,
  view,
  page,
}: RawSearch): ProductsSearch => ({
  category: canonicalCategory(textOf(category)),
  search: canonicalText(search, longestSearch),
  saved: isTrue(saved),
  ids: canonicalText(ids, longestValue),
  min: canonicalPrice(min),
  max: canonicalPrice(max),
  brand: canonicalText(brand, longestValue),
  rating: oneOf(ratingSteps, rating),
  sale: isTrue(sale),
  sort: oneOf(sorts, sort),
  at: view === 'list' ? undefined : canonicalNumber(at),
  view: view === 'list' ? view : undefined,
  page: view === 'list' ? canonicalNumber(page) : undefined,
})

export type BrowseSearch = HomeSearch & ProductsSearch
