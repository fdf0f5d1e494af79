import { countOf } from './format-count.ts'

/** 'Rated 4.5 out of 5, 1,842 reviews'. `rating`: 0 to 5. */
export const spokenRating = (rating: number, reviews: number): string =>
  `Rated ${rating.toFixed(1)} out of 5, ${countOf(reviews, 'review')}`
