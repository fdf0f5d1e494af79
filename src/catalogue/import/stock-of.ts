import type { Stock } from '../product.ts'

/** None left is sold out. */
export function stockOf(stock: Stock | null | undefined, inStock: boolean | null | undefined): Stock {
  if (stock === 0) return 'out'
  return stock ?? (typeof inStock !== 'boolean' ? 'unknown' : inStock ? 'in' : 'out')
}
