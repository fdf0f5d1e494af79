import type { Facets } from './engine/facets.ts'
import type { Filters, Sort } from './filters.ts'
import type { Category, Product, ProductSummary } from './product.ts'

/** Products come in slices of so many: one View More, one fetch of the grid. */
export const sliceSize = 30

/**
 * The size of a catalogue is its highest id. The shop's own is 200: ids 1 to 75 and 81 to 200, 195 products,
 * the specification's "about 200". Larger ones are for performance testing.
 */
export const smallestSize = 200
export const largestSize = 1_000_000

/** The nearest size there is; what is no number at all is the shop's own. */
export function nearestSize(size: number): number {
  return Math.min(Math.max(Math.floor(size) || smallestSize, smallestSize), largestSize)
}

export type CategoryChoice = 'All' | Category

/** What a shopper asks of the catalogue. Two questions with one `normalForm` have one answer. */
export interface Question {
  readonly category: CategoryChoice
  /** As typed; see `search.ts` for what matches. */
  readonly search: string
  readonly size: number
  /** Only these ids, the saved products say; an empty list asks for none. */
  readonly only?: readonly number[]
  /** Left out where there are none. */
  readonly filters?: Filters
  /** Left out for the catalogue's own order. */
  readonly sort?: Sort
}

/** A question about all categories at once. */
export type OpenQuestion = Omit<Question, 'category'>

export interface Slice {
  /** At most `sliceSize`, in catalogue order (by id) unless another is asked for; none beyond the last page. */
  readonly products: readonly ProductSummary[]
  /** How many match in all. */
  readonly total: number
}

/** How many match under each choice; All counts the unshelved ones too, so it is more than the sum. */
export type Counts = Readonly<Record<CategoryChoice, number>>

/** Where products come from: embedded in the client, or a worker for the large ones. */
export interface CatalogueSource {
  /** Page 0 is the first. Rejects with the signal's reason once it is aborted. */
  slice(question: Question, page: number, signal?: AbortSignal): Promise<Slice>
  /**
   * The first slice, as soon as it and one more match are found, while a large catalogue is opening. Null where the total
   * is known about as soon, or where there are no more matches. Rejects as `slice` does.
   */
  first(question: Question, signal?: AbortSignal): Promise<readonly ProductSummary[] | null>
  /** Null for any number that is no id of a catalogue of this size. */
  product(id: number, size: number): Promise<Product | null>
  /** Rejects as `slice` does. */
  counts(question: OpenQuestion, signal?: AbortSignal): Promise<Counts>
  /** Rejects as `slice` does. */
  facets(question: Question, signal?: AbortSignal): Promise<Facets>
}
