import type { Cents, ProductSummary } from './product.ts'

/** Above every price; keeps sums well within exact numbers. */
const mostDollars = 1_000_000

/** Exact cents of a price written in dollars; null for an invalid price (negative, over a million, half cents). */
export function toCents(dollars: number): Cents | null {
  const cents = Math.round(dollars * 100)
  return cents >= 0 && cents <= mostDollars * 100 && cents / 100 === dollars ? cents + 0 : null
}

/** ISO 4217, for structured data; `formatMoney` and `formatStored` write its sign. */
export const currency = 'USD'

/** `$1,299.99`: two decimals and grouped, everywhere except on cards. */
export function formatMoney(cents: Cents): string {
  const rest = cents % 100
  const dollars = String((cents - rest) / 100).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
  return `$${dollars}.${String(rest).padStart(2, '0')}`
}

/** `$49.9`, `$120`: the price as stored, unformatted, on cards (specification, section 9). */
export function formatStored(cents: Cents): string {
  return `$${cents / 100}`
}

/** An original price counts only where it is above the price; a negative discount misleads shoppers. */
export function countedOriginal(price: Cents, original: Cents | null): Cents | null {
  return original !== null && original > price ? original : null
}

/** The amount of the discount; null for none. */
export function saving(product: Pick<ProductSummary, 'price' | 'originalPrice'>): Cents | null {
  return product.originalPrice === null ? null : product.originalPrice - product.price
}
