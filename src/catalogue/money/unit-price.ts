import { locale } from 'virtual:language'
import type { Amount, MinorUnits } from '../product.ts'
import { unitPriceBase } from '../settings/settings.ts'

/** Grams or millilitres up to which a price can be that of 100 of them. */
const mostForHundred = 250

const large = { g: 'kg', ml: 'l' } as const

const units = { g: 'gram', kg: 'kilogram', ml: 'milliliter', l: 'liter', m: 'meter' } as const

const formatOf = (unit: Amount['unit']) =>
  new Intl.NumberFormat(locale, { style: 'unit', unit: units[unit], unitDisplay: 'short' })

/** `kg`, as it is written after the number 1. */
const nameOf = (unit: Amount['unit']) =>
  formatOf(unit)
    .formatToParts(1)
    .flatMap(({ type, value }) => (type === 'unit' ? value : []))
    .join('')

interface UnitPrice {
  readonly price: MinorUnits
  /** What it buys: the name of one unit, `kg`, or an amount, `100 g`; in Arabic with its own digits and word. */
  readonly per: { readonly unit: string } | { readonly amount: string }
}

/** What a base amount costs: the price of 1 kg, 1 l, 1 m, or of 100 g or ml where the shop chooses that. */
export function unitPrice(
  price: MinorUnits,
  { value, unit }: Amount,
  chosen: typeof unitPriceBase = unitPriceBase,
): UnitPrice {
  const isSmall = unit === 'g' || unit === 'ml'
  const base = !isSmall ? 1 : chosen === '100 g' && value <= mostForHundred ? 100 : 1000
  const per =
    base === 100 ? { amount: formatOf(unit).format(base) } : { unit: nameOf(isSmall ? large[unit] : unit) }
  return { price: Math.round((price * base) / value), per }
}
