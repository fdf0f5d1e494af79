import type { Filters, ListSort } from '../filters.ts'
import type { CategoryChoice } from '../settings/category-tree.ts'
import type { ProductSummary } from '../product.ts'
import type { ShardResult } from './shard.ts'

/** A query with facets, for words or in an order other than the best match has filters, too, even if empty. */
interface Refined {
  readonly filters?: Filters | undefined
  readonly sort?: ListSort | undefined
  readonly match?: 'words' | undefined
}

/** Messages to a shard's worker. Every query has a unique number, which its answer repeats. */
export type ToShard =
  | { readonly kind: 'build'; readonly from: number; readonly to: number }
  | (Refined & {
      readonly kind: 'find'
      readonly number: number
      readonly search: string
      readonly choice: CategoryChoice
    })
  | (Refined & {
      readonly kind: 'products'
      readonly number: number
      readonly search: string
      readonly choice: CategoryChoice
      readonly start: number
      readonly end: number
    })
  /** The answer is no longer needed: the search stops without one. */
  | { readonly kind: 'cancel'; readonly number: number }

/** Messages from a shard's worker; `took` is in milliseconds of the worker, from the start of the search. */
export type FromShard =
  | { readonly kind: 'progress'; readonly fraction: number }
  /** Of the first shard, once all its texts are loaded: the next products of the catalogue's beginning. */
  | { readonly kind: 'beginning'; readonly products: readonly ProductSummary[] }
  | {
      readonly kind: 'early'
      readonly number: number
      readonly first: readonly ProductSummary[]
      readonly took: number
    }
  | { readonly kind: 'found'; readonly number: number; readonly answer: ShardResult; readonly took: number }
  | { readonly kind: 'products'; readonly number: number; readonly products: readonly ProductSummary[] }
  | { readonly kind: 'failed'; readonly number: number | null; readonly reason: string }
