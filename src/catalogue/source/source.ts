import type { Facets } from '../engine/facets.ts'
import type { Filters, ListSort } from '../filters.ts'
import type { CategoryChoice, Counts } from '../settings/category-tree.ts'
import type { Product, ProductSummary } from '../product.ts'

/** A query about the catalogue. Two queries with one `normalForm` (`normal-form.ts`) have one answer. */
export interface ListQuery {
  readonly category: CategoryChoice
  /** As typed; see `engine/list-engine.ts` for what matches. */
  readonly search: string
  readonly size: number
  /** Only these ids, for example the saved products; an empty list matches none. */
  readonly only?: readonly number[]
  /** Missing where there are none. */
  readonly filters?: Filters
  /** Missing for the catalogue's own order. */
  readonly sort?: ListSort
  /**
   * `words`: each word of the text, in any order, is part of the name, the description or a label. Missing: the whole text
   * is part of the name or the description.
   */
  readonly match?: 'words'
}

/** A query about all categories at once. */
export type AllCategoriesQuery = Omit<ListQuery, 'category'>

export interface Slice {
  /**
   * At most `sliceSize`, in catalogue order (by id) unless the query has a sort order; none beyond the last page.
   */
  readonly products: readonly ProductSummary[]
  /** How many match in all. */
  readonly total: number
}

/** The source of products: embedded in the client, workers for the large catalogues, or a service. */
export interface CatalogueSource {
  /** Page 0 is the first. Rejects with the signal's reason once it is aborted. */
  slice(listQuery: ListQuery, page: number, signal?: AbortSignal): Promise<Slice>
  /**
   * The first slice of a large catalogue, as soon as it and one more match are found. Null where the total is found as
   * fast, or where there are no more matches. Rejects as `slice` does.
   */
  first(listQuery: ListQuery, signal?: AbortSignal): Promise<readonly ProductSummary[] | null>
  /** Null for a number that is not an id of a catalogue of this size. */
  product(id: number, size: number): Promise<Product | null>
  /**
   * Products to choose similar ones from: all of a small catalogue, those with near ids of a large one, or the first of
   * its category. The product itself may be among them.
   */
  near(id: number, size: number): Promise<readonly ProductSummary[]>
  /**
   * The best products for folded words, at most five; missing where all matches are at hand for the shop to rank.
   * Rejects as `slice` does.
   */
  suggestions?(words: string, signal?: AbortSignal): Promise<readonly ProductSummary[]>
  /** Rejects as `slice` does. */
  counts(listQuery: AllCategoriesQuery, signal?: AbortSignal): Promise<Counts>
  /** Rejects as `slice` does. */
  facets(listQuery: ListQuery, signal?: AbortSignal): Promise<Facets>
}
