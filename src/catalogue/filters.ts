import type { MinorUnits } from './product.ts'

/**
 * Orders besides the catalogue's own, of which its head offers some; products with equal keys stay in catalogue order.
 * `name` is the order of the catalogue's locale.
 */
export const allSorts = ['price-up', 'price-down', 'rating', 'reviews', 'saving', 'name'] as const
export type Sort = (typeof allSorts)[number]

/** The orders of a list: `match` has the best matches of its search text first (`words/match-rank.ts`). */
export const listSorts = [...allSorts, 'match'] as const
export type ListSort = (typeof listSorts)[number]

/** The least ratings to choose from. */
export const ratingSteps = [4.5, 4, 3.5, 3] as const
export type RatingStep = (typeof ratingSteps)[number]

/**
 * Conditions on a product besides its category and its texts. A product has to meet all of them; `{}` matches all.
 */
export interface Filters {
  /** The lowest price. */
  readonly min?: MinorUnits
  /** The highest price, inclusive. */
  readonly max?: MinorUnits
  /** Any of these, each exactly as in `ProductSummary.brand`. */
  readonly brands?: readonly string[]
  readonly rating?: RatingStep
  /** Only products with a discount. */
  readonly sale?: true
  /** Only products that can be bought now. */
  readonly available?: true
  /**
   * Values of options, any of them of each option, by the keys of `optionFilters`: one and the same variant has to have
   * them, and to meet the conditions on price, discount and stock.
   */
  readonly options?: Readonly<Record<string, readonly string[]>>
}
