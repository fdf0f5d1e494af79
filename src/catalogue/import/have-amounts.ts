import type { Product } from '../product.ts'

/** Whether a product has an amount, perhaps in other variants than the cheapest. */
export const haveAmounts = (products: readonly Product[]): boolean =>
  products.some(({ amount, variants }) => amount ?? variants.some((one) => one.amount))
