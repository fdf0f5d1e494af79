import type { Amount, MinorUnits } from '../product.ts'

/** Grams or millilitres up to which a price is that of 100 of them; above it is that of a kilogram or litre. */
const mostForHundred = 250

const large = { g: 'kg', ml: 'l' } as const

/** What a base amount costs: the price of 100 g, 100 ml, 1 kg, 1 l or 1 m. */
export function unitPrice(
  price: MinorUnits,
  { value, unit }: Amount,
): { readonly price: MinorUnits; readonly per: string } {
  const isSmall = unit === 'g' || unit === 'ml'
  const base = !isSmall ? 1 : value <= mostForHundred ? 100 : 1000
  const per = isSmall && base === 1000 ? `1 ${large[unit]}` : `${base} ${unit}`
  return { price: Math.round((price * base) / value), per }
}
