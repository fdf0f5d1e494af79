import type { Columns } from '../engine/columns.ts'
import type { ProductSummary } from '../product.ts'
import type { LabelledBlock } from '../files/text-block.ts'

/** The products of a shard. Their ordinals start at 0, in the order of their ids. */
export interface ShardRecords {
  readonly count: number
  /**
   * The texts and labels of the next products, which are available from then on. Called until all are. Rejects where they cannot
   * be loaded.
   */
  readonly load: () => Promise<LabelledBlock>
  /** The category's code by ordinal, for the available ones. */
  readonly categories: Uint16Array
  readonly summaryAt: (ordinal: number) => ProductSummary
  /** Called once. Resolves when the figures of all products are available. */
  readonly readColumns: (pause: () => Promise<void>) => Promise<Columns>
}

/** The records from ordinal `from` on, before `to`, of the whole catalogue. */
export type OpenRecords = (from: number, to: number) => ShardRecords
