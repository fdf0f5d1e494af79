import type { ProductSummary } from '../product.ts'
import type { ShardQuery } from './filtered-results.ts'
import type { ShardResult } from './shard.ts'

/** Asks how many products match a query, and for the first of them. */
export interface FindRequest extends ShardQuery {
  readonly kind: 'find'
  /** Set to get the first slice as soon as it is certain; the worker then lets the page draw it before it goes on. */
  readonly wantsFirstSlice?: true
}

/** Asks for the products of a query from index `start` on, before `end`. */
export interface ProductsRequest extends ShardQuery {
  readonly kind: 'products'
  readonly start: number
  readonly end: number
}

/** Asks the first shard for no products, once it has sent the catalogue's first ones. */
export interface FirstProductsRequest {
  readonly kind: 'first-products'
}

/** A request with its unique number, which the answer repeats. */
export type NumberedRequest = (FindRequest | ProductsRequest) & { readonly number: number }

/** Messages to a shard's worker. */
export type ToShard =
  | { readonly kind: 'build'; readonly from: number; readonly to: number }
  | NumberedRequest
  | (FirstProductsRequest & { readonly number: number })
  /** The answer is no longer needed: the search stops without one. */
  | { readonly kind: 'cancel'; readonly number: number }

/** Messages from a shard's worker; `took` is in milliseconds of the worker, from the start of the search. */
export type FromShard =
  | { readonly kind: 'progress'; readonly fraction: number }
  /** Of the first shard, as soon as they are loaded: the next of the catalogue's first products. */
  | { readonly kind: 'first-products'; readonly products: readonly ProductSummary[] }
  | {
      readonly kind: 'first-slice'
      readonly number: number
      readonly products: readonly ProductSummary[]
      readonly took: number
    }
  | { readonly kind: 'found'; readonly number: number; readonly answer: ShardResult; readonly took: number }
  | { readonly kind: 'products'; readonly number: number; readonly products: readonly ProductSummary[] }
  | { readonly kind: 'failed'; readonly number: number | null; readonly reason: string }
