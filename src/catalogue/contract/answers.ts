import * as v from 'valibot'
import { allSorts, ratingSteps } from '../filters.ts'
import type { Counts } from '../settings/category-tree.ts'
import { isRecord } from '../is-record.ts'
import { sliceSize } from '../source/slice-size.ts'
import { optionCountsSchema, optionFiltersSchema } from './option-answers.ts'
import { productSchema, summarySchema } from './product-answers.ts'

/** In the path of every address, `/v1/slice`, and in every answer: a change that clients must know of raises it. */
export const contractVersion = 1

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** A state of the catalogue; a load or an update makes a greater one. */
export const snapshotSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(1))

/** Every answer has the version of the contract and the state of the catalogue that it was read from. */
const envelope = { version: v.literal(contractVersion), snapshot: snapshotSchema }

const slice = v.pipe(v.array(summarySchema), v.maxLength(sliceSize))

/** `key.id` of a product: where the next slice starts. The key is that of the sort order, 0 without one. */
export const cursorPattern = /^(\d{1,16})\.(\d{1,16})$/

const catalogue = v.object({
  ...envelope,
  name: v.string(),
  /** How many products there are in all. */
  products: count,
  /** Labels, in the order of the head. */
  categories: v.array(v.string()),
  /** Lower bounds of the price ranges that `facets` counts, besides 0; minor units. */
  priceSteps: v.array(count),
  /** The orders that it can answer in; `name` only where the catalogue was loaded with it. */
  sorts: v.array(v.picklist(allSorts)),
  /** The filters by option that it counts; missing for a service of an earlier version. */
  optionFilters: v.exactOptional(optionFiltersSchema),
  /** Whether a product has an amount, and so a unit price; missing for a service of an earlier version. */
  hasAmounts: v.exactOptional(v.boolean()),
})

const sliceAnswer = v.object({
  ...envelope,
  products: slice,
  /** How many match in all. */
  total: count,
  /** `after` of the next slice; null where there are no more. */
  next: v.nullable(v.pipe(v.string(), v.regex(cursorPattern))),
})

/** `products` is null where no product follows them: then the slice itself is as fast. */
const first = v.object({ ...envelope, products: v.nullable(slice) })

const product = v.object({ ...envelope, product: productSchema })

/**
 * Numbers by any text. Not `v.record`, which leaves out `constructor`, `prototype` and `__proto__`: an owner's category may
 * be called so.
 */
export const countsSchema = v.custom<Counts>(
  (value) => isRecord(value) && Object.values(value).every((number) => v.is(count, number)),
  'must be numbers by category',
)

/** By category with a button, and `All`. */
const counts = v.object({ ...envelope, counts: countsSchema })

const facets = v.object({
  ...envelope,
  facets: v.object({
    total: count,
    price: v.nullable(v.tuple([count, count])),
    /** By the catalogue's price ranges. */
    prices: v.array(count),
    /** By least rating: 4.5, 4, 3.5, 3. */
    ratings: v.pipe(v.array(count), v.length(ratingSteps.length)),
    brands: v.array(v.object({ brand: v.string(), count })),
    sale: count,
    available: count,
    /** By the catalogue's filters by option; missing where it has none. */
    options: v.exactOptional(optionCountsSchema),
  }),
})

/** The best of the first sixty matches, those whose names match before the others. */
const suggestions = v.object({ ...envelope, products: v.pipe(v.array(summarySchema), v.maxLength(5)) })

/** How many products an update has changed, and how many products and variants of it the catalogue does not have. */
const update = v.object({ ...envelope, changed: count, unknown: count })

/** The answer of each address, by the last part of its path. */
export const answers = { catalogue, slice: sliceAnswer, first, product, counts, facets, suggestions, update }

export const problemCodes = [
  'bad-question',
  'not-found',
  'other-snapshot',
  'too-busy',
  'too-slow',
  'unavailable',
  'no-token',
  'too-large',
] as const
export type ProblemCode = (typeof problemCodes)[number]

/** The answer of every status from 400 on. `snapshot` is the current one, with `other-snapshot`. */
export const problemSchema = v.object({
  version: v.literal(contractVersion),
  problem: v.picklist(problemCodes),
  message: v.string(),
  snapshot: v.exactOptional(snapshotSchema),
})
