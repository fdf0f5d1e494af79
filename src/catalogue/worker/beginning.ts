import type { CategoryChoice } from '../settings/category-tree.ts'
import { maskOf, placeOf, placesOf } from '../engine/category-codes.ts'
import { categories, sharedPlaces } from '../settings/settings.ts'
import type { ProductSummary } from '../product.ts'
import { sliceSize } from '../source/slice-size.ts'
import { matchRank } from '../words/match-rank.ts'
import { fold } from '../words/fold.ts'

/**
 * Products at the beginning of a catalogue: common words have their first slice among them. As many as one part of a
 * catalogue in files.
 */
export const beginningSize = 4096

/** The first products of a large catalogue, which the page searches itself. */
export interface Beginning {
  /** Adds the next products, in catalogue order. */
  readonly add: (products: readonly ProductSummary[]) => void
  /**
   * The first slice of a folded search, where it and one more match are among the added products; else null. What
   * matches is defined in `engine/list-engine.ts`. With `isRanked` only whole words in names are certain to be first.
   */
  readonly find: (
    search: string,
    choice: CategoryChoice,
    isRanked: boolean,
  ) => readonly ProductSummary[] | null
}

export function createBeginning(): Beginning {
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
    find(search, choice, isRanked) {
      const mask = maskOf(categories, choice, sharedPlaces)
      const found: ProductSummary[] = []
      for (const { product, texts } of added) {
        if (mask[codes.get(placeOf(product)) ?? 0] === 0) continue
        if (!texts.some((text) => text.includes(search))) continue
        if (isRanked && matchRank(...texts, '', search) > 0) continue
        if (found.length === sliceSize) return found
        found.push(product)
      }
      return null
    },
  }
}
