import { toMinor } from '#catalogue/money/money.ts'
import type { MinorUnits } from '#catalogue/product.ts'
import type { ShippingRates } from '#shop.types.ts'

/** What is sent. */
export interface Shipment {
  readonly goods: MinorUnits
  /** Null where the weight of an article is not known. */
  readonly grams: number | null
}

/** All countries that the shop sends to, in the order of the zones. */
export const countriesOf = ({ zones }: ShippingRates): readonly string[] => [
  ...new Set(zones.flatMap(({ countries }) => countries)),
]

/** What sending to a country costs; null where the table does not say. */
export function shippingCost(
  { by, zones }: ShippingRates,
  { goods, grams }: Shipment,
  country: string,
): MinorUnits | null {
  const zone = zones.find(({ countries }) => countries.includes(country))
  const amount = by === 'sum' ? goods : grams
  if (!zone || amount === null) return null
  const step = zone.steps.findLast(({ from }) => amount >= (by === 'sum' ? toMinor(from) : from))
  return step ? toMinor(step.cost) : null
}

/** The sum from which shipping to the first zone is free; null for none. */
export function freeFrom({ by, zones: [first] }: ShippingRates): MinorUnits | null {
  const free = by === 'sum' ? first?.steps.find(({ cost }) => cost === 0) : undefined
  return free ? toMinor(free.from) : null
}
