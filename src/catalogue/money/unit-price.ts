import { locale } from 'virtual:language'
import type { Amount, MinorUnits } from '../product.ts'
import { unitPriceBase } from '../settings/settings.ts'

/** Grams or millilitres up to which a price can be that of 100 of them. */
const mostForHundred = 250

const large = { g: 'kg', ml: 'l' } as const

const units = { g: 'gram', kg: 'kilogram', ml: 'milliliter', l: 'liter', m: 'meter' } as const

/** `100 g`; in Arabic with its own digits and word. */
const writeUnit = (value: number, unit: Amount['unit']) =>
  new Intl.NumberFormat(locale, { style: 'unit', unit: units[unit], unitDisplay: 'short' }).format(value)

/** What a base amount costs: the price of 1 kg, 1 l, 1 m, or of 100 g or ml where the shop chooses that. */
export function unitPrice(
  price: MinorUnits,
  { value, unit }: Amount,
  chosen: typeof unitPriceBase = unitPriceBase,
): { readonly price: MinorUnits; readonly per: string } {
  const isSmall = unit === 'g' || unit === 'ml'
  const base = !isSmall ? 1 : chosen === '100 g' && value <= mostForHundred ? 100 : 1000
  const per = isSmall && base === 1000 ? writeUnit(1, large[unit]) : writeUnit(base, unit)
  return { price: Math.round((price * base) / value), per }
}
