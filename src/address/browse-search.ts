import * as v from 'valibot'
import { largestSize, sliceSize, smallestSize } from '#catalogue/source.ts'
import { readCategory } from './category-choice.ts'

/** As many characters as the search boxes take. */
export const longestSearch = 200

/** As many characters of an unknown category as the page repeats. */
const longestCategory = 60

const text = v.optional(v.fallback(v.string(), ''), '')
const number = v.optional(v.fallback(v.union([v.string(), v.number()]), ''), '')

const toInteger = (value: string | number) => {
  const parsed =
    typeof value === 'number' ? value : /^\s*[-+]?\d+(\.\d+)?\s*$/.test(value) ? Number(value) : Number.NaN
  return Number.isFinite(parsed) ? Math.floor(parsed) : undefined
}

/** The shelf's own label, or what it says where it names none (the page tells); undefined is All. */
function canonicalCategory(value: string): string | undefined {
  // Cut before it is read: what is left after a cut might name a shelf.
  const reading = readCategory(value.trim().slice(0, longestCategory).toWellFormed())
  if ('unknown' in reading) return reading.unknown
  return reading.known === 'All' ? undefined : reading.known
}

function canonicalSearch(value: string): string | undefined {
  const capped = value.slice(0, longestSearch).toWellFormed()
  return capped.trim() === '' ? undefined : capped
}

/** Whole slices: 31 is 60. Undefined is the first slice alone. */
function canonicalShown(value: string | number): number | undefined {
  const asked = toInteger(value)
  if (asked === undefined || asked <= sliceSize) return undefined
  return Math.ceil(Math.min(asked, largestSize) / sliceSize) * sliceSize
}

/** The nearest size there is; undefined is the shop's own catalogue. */
function canonicalSize(value: string | number): number | undefined {
  const asked = toInteger(value)
  if (asked === undefined || asked <= smallestSize) return undefined
  return Math.min(asked, largestSize)
}

/** Of every address: the size of the catalogue. */
export const rootSearch = v.object({ size: v.pipe(number, v.transform(canonicalSize)) })

/** Of the home page. Nothing here ever fails: what cannot be read is left out of the address. */
export const homeSearch = v.object({
  category: v.pipe(text, v.transform(canonicalCategory)),
  search: v.pipe(text, v.transform(canonicalSearch)),
  shown: v.pipe(number, v.transform(canonicalShown)),
})

/** Of the catalogue page. */
export const productsSearch = v.object({
  category: v.pipe(text, v.transform(canonicalCategory)),
  search: v.pipe(text, v.transform(canonicalSearch)),
  /** Only the products saved on this device. */
  saved: v.pipe(
    v.optional(v.fallback(v.union([v.string(), v.boolean()]), ''), ''),
    v.transform((value) => (value === true || value === 'true' || value === '1' ? true : undefined)),
  ),
})

export type BrowseSearch = Partial<v.InferOutput<typeof homeSearch> & v.InferOutput<typeof productsSearch>>
