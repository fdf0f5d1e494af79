import * as v from 'valibot'
import { snapshotSchema } from '#catalogue/contract/answers.ts'
import { optionFiltersSchema } from '#catalogue/contract/option-answers.ts'

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** Of the tables; a change of their columns or of the folding of texts raises it. */
export const tableVersion = 7

/** A catalogue without its products; stored beside them. */
export const storedHeadSchema = v.object({
  tables: v.literal(
    tableVersion,
    'The catalogue was loaded by another version of the service: load it again.',
  ),
  /** The folder of `src/catalogues` that it was loaded from. */
  catalogue: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]*$/)),
  name: v.string(),
  products: count,
  /** In the order of the head: the code of a product in one category is an index. */
  categories: v.array(
    v.object({
      label: v.string(),
      parent: v.exactOptional(v.string()),
      isUnlisted: v.exactOptional(v.literal(true)),
    }),
  ),
  /** What products in several categories have as theirs; their codes follow those of the categories. */
  sharedPlaces: v.optional(v.array(v.string()), []),
  /** Sorted by name; a product's code is an index. */
  brands: v.array(v.string()),
  /** Lower bounds of the price ranges besides 0. */
  priceSteps: v.array(count),
  /** Decimals of a price in major units. */
  digits: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4)),
  /** The code of a value is its index among the values of all of them. */
  optionFilters: optionFiltersSchema,
  /** Whether a product has an amount; not known of a catalogue that an earlier version has loaded. */
  hasAmounts: v.exactOptional(v.boolean()),
  /** Whether the products have a rank in the order by name. */
  isNameRanked: v.boolean(),
})

export type StoredHead = v.InferOutput<typeof storedHeadSchema>

/** A state of the catalogue: all that an answer is read from. */
export interface Snapshot {
  readonly number: number
  readonly table: string
  readonly head: StoredHead
}

/** `products_LOAD`, or `products_LOAD_UPDATE` for the table of an update: the milliseconds of their beginning. */
export const tableName = v.pipe(v.string(), v.regex(/^products_\d+(?:_\d+)?$/))

/** A row of `catalogue_state`. */
export const stateRowSchema = v.pipe(
  v.object({
    snapshot: snapshotSchema,
    table: tableName,
    head: v.pipe(v.string(), v.parseJson(), storedHeadSchema),
  }),
  v.transform(({ snapshot, table, head }): Snapshot => ({ number: snapshot, table, head })),
)
