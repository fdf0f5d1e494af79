import { money } from '../settings/settings.ts'
import type { MinorUnits } from '../product.ts'
import { writeMoney } from './write-money.ts'

/*
 * Not in `money.ts`, which every page loads.
 */

/** Minor units in a major unit: 100 cents. */
export const minorUnits = 10 ** money.digits

/** The amount in major units: `49.9`. */
export const toMajor = (amount: MinorUnits): number => amount / minorUnits

/** `1299.99`: in the format of schema.org, without sign and grouping. */
export const toDecimal = (amount: MinorUnits): string => toMajor(amount).toFixed(money.digits)

/** `$1,300`, and `$49.99` where the price is not a whole number: in sentences. */
export function formatShortPrice(amount: MinorUnits): string {
  const text = writeMoney(amount, money)
  const isWhole = money.digits > 0 && amount % minorUnits === 0
  // The last separator and the digits after it.
  return isWhole ? text.replace(/\P{Nd}\p{Nd}+(?=\P{Nd}*$)/u, '') : text
}
