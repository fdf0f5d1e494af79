import type { Columns } from '../engine/columns.ts'
import type { ProductSummary } from '../product.ts'
import type { IndexedTexts } from './text-index.ts'

/** The products of a shard. Their ordinals start at 0, in the order of their ids. */
export interface ShardRecords {
  readonly count: number
  /** How many can be read so far: the first ones. */
  readonly available: () => number
  /** Makes more of them available. Rejects where they cannot be loaded. */
  readonly load: () => Promise<void>
  /** The category's code by ordinal, for the available ones. */
  readonly categories: Uint16Array
  /** Called once for each available ordinal, in their order. */
  readonly textsAt: (ordinal: number) => IndexedTexts
  readonly summaryAt: (ordinal: number) => ProductSummary
  /** Called once. Resolves when the figures of all products are available. */
  readonly readColumns: (pause: () => Promise<void>) => Promise<Columns>
  /** The memory of the records, in bytes. */
  readonly size: () => number
}

/** The records from ordinal `from` on, before `to`, of the whole catalogue. */
export type OpenRecords = (from: number, to: number) => ShardRecords
