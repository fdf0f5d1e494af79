import * as texts from 'virtual:messages/ui'
import { formatDecimal } from './format-count.ts'

/** 'Rated 4.5 out of 5, 1,842 reviews'. `rating`: 0 to 5. */
export const spokenRating = (rating: number, reviews: number): string =>
  texts.rated({ rating: formatDecimal(rating), reviews })
