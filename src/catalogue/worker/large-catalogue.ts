import type { CategoryChoice } from '../settings/category-tree.ts'
import type { Product, ProductSummary } from '../product.ts'

/** What the page finds in a large catalogue without its workers. */
export interface LargeCatalogue {
  /** Its highest id; identifies the catalogue in its progress. */
  readonly size: number
  readonly count: number
  /** The number of products that a worker loads at a time: its part of the catalogue begins at a multiple. */
  readonly partSize: number
  /** The number of products of a choice without a search. */
  readonly countAll: (choice: CategoryChoice) => number
  /** The number of products by the code of their categories. */
  readonly countByCode: () => readonly number[]
  /** The products of a choice from index `start` on, before `end`; null where only the workers can find them. */
  readonly list: (
    choice: CategoryChoice,
    start: number,
    end: number,
  ) => Promise<readonly ProductSummary[]> | null
  /** The products of these ids; others are skipped. */
  readonly findProducts: (ids: readonly number[]) => Promise<readonly ProductSummary[]>
  /** Null for an unknown id. */
  readonly product: (id: number) => Promise<Product | null>
  /** Products with ids near this one. */
  readonly near: (id: number) => Promise<readonly ProductSummary[]>
}
