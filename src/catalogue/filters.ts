import type { Cents } from './product.ts'

/** Orders besides the catalogue's own; products alike in what is looked at stay in catalogue order. */
export const sorts = ['price-up', 'price-down', 'rating', 'reviews', 'saving'] as const
export type Sort = (typeof sorts)[number]

/** Ratings that a shopper may ask for at least. */
export const ratingSteps = [4.5, 4, 3.5, 3] as const
export type RatingStep = (typeof ratingSteps)[number]

/** What a product has to be besides its category and its texts. All that is given has to hold; `{}` asks for nothing. */
export interface Filters {
  /** The lowest price. */
  readonly min?: Cents
  /** The highest price, which counts too. */
  readonly max?: Cents
  /** Any of these, letter by letter as `ProductSummary.brand`. */
  readonly brands?: readonly string[]
  readonly rating?: RatingStep
  /** Only what costs less than before. */
  readonly sale?: true
}
