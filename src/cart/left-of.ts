import type { Stock } from '#catalogue/product.ts'
import { maxQuantity } from './cart.ts'

/** How many of a product are left; undefined where this is unknown or no limit. */
export const leftOf = (stock: Stock | undefined): number | undefined =>
  typeof stock === 'number' && stock > 0 && stock < maxQuantity ? stock : undefined
