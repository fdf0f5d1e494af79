import * as texts from 'virtual:messages/ui'

/** 'Rated 4.5 out of 5, 1,842 reviews'. `rating`: 0 to 5. */
export const spokenRating = (rating: number, reviews: number): string =>
  texts.rated({ rating: rating.toFixed(1), reviews })
