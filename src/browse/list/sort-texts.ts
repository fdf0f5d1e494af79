import * as texts from 'virtual:messages/filters'
import { hasReviews } from 'virtual:shop/parts'
import type { ChosenSort } from '#address/browse-search.ts'
import type { ListSort } from '#catalogue/filters.ts'

const sortedNames: Readonly<Partial<Record<ListSort | ChosenSort, string>>> = {
  match: texts.sortedMatch,
  featured: texts.sortedFeatured,
  'price-up': texts.sortedPriceUp,
  'price-down': texts.sortedPriceDown,
  ...(hasReviews && { rating: texts.sortedRating, reviews: texts.sortedReviews }),
  saving: texts.sortedSaving,
  name: texts.sortedName,
}

/** In the form for the middle of a sentence: 'sorted by price, low to high'; undefined is the catalogue's order. */
export const sortText = (sort: ListSort | ChosenSort | undefined): string =>
  sortedNames[sort ?? 'featured'] ?? ''
