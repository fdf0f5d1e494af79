import { cardPrices, currency, money } from './head.ts'
import { writeMoney } from './write-money.ts'
import type { MinorUnits } from './product.ts'

/** ISO 4217, for structured data; `formatMoney` and `formatCardPrice` write its sign. */
export { currency }

/** Minor units in a major unit: 100 cents. */
export const minorUnits = 10 ** money.digits

/** The amount in major units: `49.9`. */
export const toMajor = (amount: MinorUnits): number => amount / minorUnits

/** The nearest amount to a number of major units. */
export const toMinor = (major: number): MinorUnits => Math.round(major * minorUnits)

/** `1299.99`: in the format of schema.org, without sign and grouping. */
export const toDecimal = (amount: MinorUnits): string => toMajor(amount).toFixed(money.digits)

/** `$1,299.99`: as the locale writes it, everywhere except on cards. */
export const formatMoney = (amount: MinorUnits): string => writeMoney(amount, money)

/** The price on cards: in the demo `$49.9`, `$120`, as stored (specification, section 9). */
export const formatCardPrice = (amount: MinorUnits): string =>
  writeMoney(amount, money, cardPrices === 'stored' ? 'stored' : 'full')

/** `$1,300`, and `$49.99` where the price is not a whole number: in sentences. */
export const formatShortPrice = (amount: MinorUnits): string => writeMoney(amount, money, 'short')
