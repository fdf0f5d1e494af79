import { maskOf, placeOf, placesOf } from '../engine/category-codes.ts'
import { categories, sharedPlaces } from '../settings/settings.ts'
import type { ProductSummary } from '../product.ts'
import type { ListQuery } from '../source/source.ts'
import { sliceSize } from '../source/slice-size.ts'
import { matchRank } from '../words/match-rank.ts'
import { fold } from '../words/fold.ts'
import { searchTerms } from '../words/search-terms.ts'

/**
 * How many products of a catalogue are its first ones: common words have their first slice among them. As many as one
 * part of a catalogue in files.
 */
export const firstProductsCount = 4096

/** The first products of a large catalogue, which the page searches itself. */
export interface FirstProducts {
  /** Adds the next products, in catalogue order. */
  readonly add: (products: readonly ProductSummary[]) => void
  /**
   * The first slice of a search without filters, where it and one more match are among the added products; else null.
   * What matches is defined in `engine/list-engine.ts`. With the best match first, only products with all terms as whole
   * words in their names are certain to be first. A search for words in catalogue order has null: it also finds labels,
   * which are not here.
   */
  readonly find: (
    listQuery: Pick<ListQuery, 'category' | 'search' | 'sort' | 'match'>,
  ) => readonly ProductSummary[] | null
}

export function createFirstProducts(): FirstProducts {
  const codes = new Map(placesOf(categories, sharedPlaces).map((place, code) => [place, code]))
  const added: {
    readonly product: ProductSummary
    readonly texts: readonly [name: string, description: string]
  }[] = []
  return {
    add(products) {
      for (const product of products)
        added.push({ product, texts: [fold(product.name), fold(product.description)] })
    },
    find({ category, search, sort, match }) {
      const isRanked = sort === 'match'
      if (match && !isRanked) return null
      const terms = searchTerms(search, match)
      const mask = maskOf(categories, category, sharedPlaces)
      const found: ProductSummary[] = []
      for (const { product, texts } of added) {
        if (mask[codes.get(placeOf(product)) ?? 0] === 0) continue
        const isFound = isRanked
          ? terms.every((term) => matchRank(...texts, '', term) === 0)
          : terms.every((term) => texts.some((text) => text.includes(term)))
        if (!isFound) continue
        if (found.length === sliceSize) return found
        found.push(product)
      }
      return null
    },
  }
}
