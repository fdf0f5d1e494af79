import type { Counts } from '#catalogue/settings/category-tree.ts'
import type { Position, ServiceQuery } from '#catalogue/contract/query-params.ts'
import type { Facets } from '#catalogue/engine/facets.ts'
import type { Sort } from '#catalogue/filters.ts'
import type { Product, ProductSummary } from '#catalogue/product.ts'
import type { OptionFilter } from '#catalogue/settings/option-filter.ts'
import type { Change } from './changes.ts'

export interface ServedSlice {
  readonly products: readonly ProductSummary[]
  readonly total: number
  /** `after` of the next slice; null where there are no more. */
  readonly next: string | null
}

/** The catalogue in one state. All methods reject with the signal's reason, `EngineFailure` or `TooBusy`. */
export interface View {
  readonly snapshot: number
  readonly name: string
  /** How many products there are. */
  readonly products: number
  /** Labels. */
  readonly categories: readonly string[]
  readonly priceSteps: readonly number[]
  /** Decimals of a price in major units. */
  readonly digits: number
  /** The filters by option that it counts. */
  readonly optionFilters: readonly OptionFilter[]
  /** Whether a product has an amount; missing where it is not known. */
  readonly hasAmounts?: boolean
  /** The orders that it can answer in. */
  readonly sorts: readonly Sort[]
  slice(listQuery: ServiceQuery, position: Position, signal?: AbortSignal): Promise<ServedSlice>
  /** The first slice; null where no product follows it. */
  first(listQuery: ServiceQuery, signal?: AbortSignal): Promise<readonly ProductSummary[] | null>
  product(id: number, signal?: AbortSignal): Promise<Product | null>
  counts(listQuery: ServiceQuery, signal?: AbortSignal): Promise<Counts>
  facets(listQuery: ServiceQuery, signal?: AbortSignal): Promise<Facets>
  suggestions(
    search: string,
    signal?: AbortSignal,
    match?: ServiceQuery['match'],
  ): Promise<readonly ProductSummary[]>
}

export interface Updated {
  readonly snapshot: number
  readonly changed: number
  readonly unknown: number
}

/** What answers the service's queries. */
export interface Backend {
  /** The current state; null before the first load. Its answers never change: an update makes another state. */
  view(): View | null
  /** Resolves once `view` has the new values. A rejected update changes nothing. */
  update(changes: readonly Change[]): Promise<Updated>
  close(): Promise<void>
}

/** A load is running, whose data replaces that of an update. */
export class LoadRuns extends Error {}

/** More queries wait than the limit allows, or others publish all the time. */
export class TooBusy extends Error {}
