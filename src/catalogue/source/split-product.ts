import { keywordsOf } from '../words/labels.ts'
import type { Product, ProductDetails, ProductSummary } from '../product.ts'

/** Products in one chunk of details: a balance between the size and the number of chunks. */
const groupSize = 17

/** The group of a record's details, by its index in the list: 0 for the first 17 records. */
export const detailsGroupAt = (index: number): number => Math.floor(index / groupSize)

/** Separates what lists show of a product from what its own page adds. */
export function splitProduct(product: Product): { summary: ProductSummary; details: ProductDetails } {
  const { id, slug, name, description, category, price, originalPrice, rating, reviews, ...rest } = product
  const { brand, picture, alsoIn, amount, isSoldOut, isPreorder, left, choice, variantGroups, ...details } =
    rest
  const summary = { id, name, description, category, price, originalPrice, rating, reviews, brand, picture }
  const keywords = keywordsOf(product)
  return {
    summary: {
      ...summary,
      ...(keywords.length > 0 && { keywords }),
      ...(slug !== undefined && { slug }),
      ...(alsoIn && { alsoIn }),
      ...(amount && { amount }),
      ...(isSoldOut && { isSoldOut }),
      ...(isPreorder && { isPreorder }),
      ...(left !== undefined && { left }),
      ...(choice && { choice }),
      ...(variantGroups !== undefined && { variantGroups }),
    },
    details,
  }
}
