import { cardPrices, money } from '../settings/settings.ts'
import type { MinorUnits } from '../product.ts'
import { writeMoney } from './write-money.ts'

/** The nearest amount to a number of major units. */
export const toMinor = (major: number): MinorUnits => Math.round(major * 10 ** money.digits)

/** `$1,299.99`: as the locale writes it, everywhere except on cards. */
export const formatMoney = (amount: MinorUnits): string => writeMoney(amount, money)

/** The price on cards: in the demo `$49.9`, `$120`, as stored (specification, section 9). */
export const formatCardPrice = (amount: MinorUnits): string =>
  writeMoney(amount, money, cardPrices === 'stored')
