import type { MinorUnits } from '../product.ts'

/** Sums and sort keys of prices up to here stay exact. */
export const mostMinor = 900_000_000_000

/**
 * The exact amount of a price in major units, with at most `digits` decimals; null for any other number, for a negative
 * one and for one above `mostMinor`.
 */
export function exactMinor(major: number, digits: number): MinorUnits | null {
  const minor = Math.round(major * 10 ** digits)
  const isExact = minor / 10 ** digits === major
  return isExact && minor >= 0 && minor <= mostMinor ? minor + 0 : null
}
