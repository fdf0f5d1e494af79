import type { MinorUnits, ProductSummary } from '../product.ts'

/** An original price counts only where it is above the price; a negative discount misleads shoppers. */
export function countedOriginal(price: MinorUnits, original: MinorUnits | null): MinorUnits | null {
  return original !== null && original > price ? original : null
}

/** The amount of the discount; null for none. */
export function saving(product: Pick<ProductSummary, 'price' | 'originalPrice'>): MinorUnits | null {
  return product.originalPrice === null ? null : product.originalPrice - product.price
}
