import type { Figures } from './engine/columns.ts'
import type { Product, ProductSummary } from './product.ts'

/**
 * Products that are functions of their ids instead of records: all ids from `firstId` to the size of the catalogue. A
 * catalogue has them where the shop's folder has a `generated.ts`.
 */
export interface GeneratedProducts {
  readonly firstId: number
  /** Labels: the categories of consecutive products from `firstId` on, again and again. */
  readonly cycle: readonly string[]
  readonly brand: string
  readonly name: (id: number) => string
  readonly description: (id: number) => string
  /** The fields that filters and orders read, without the texts. */
  readonly figures: (id: number) => Figures
  readonly summary: (id: number) => ProductSummary
  readonly product: (id: number) => Product
}
