import type { RawProduct } from '../../src/catalogue/import/raw-product.ts'

type Amount = NonNullable<RawProduct['amount']>

/** Units of other files, in those that a record has. */
const units: Readonly<Record<string, readonly [factor: number, unit: Amount['unit']]>> = {
  mg: [0.001, 'g'],
  g: [1, 'g'],
  kg: [1, 'kg'],
  ml: [1, 'ml'],
  cl: [10, 'ml'],
  l: [1, 'l'],
  cm: [0.01, 'm'],
  m: [1, 'm'],
}

/** Grams of the units that weights have. */
const grams: Readonly<Record<string, number>> = {
  mg: 0.001,
  g: 1,
  kg: 1000,
  lb: 453.592,
  lbs: 453.592,
  oz: 28.3495,
}

/** `1.5 kg` and `750ml`; a measure has no thousands. */
function readMeasure(text: string): readonly [value: number, unit: string] | undefined {
  const [, number = '', unit = ''] = /^\s*(\d+(?:[.,]\d+)?)\s*([a-z]+)\s*$/i.exec(text) ?? []
  return number === '' ? undefined : [Number(number.replace(',', '.')), unit.toLowerCase()]
}

/** The amount in a package, `750 ml`; undefined for none, and for units that have no unit price. */
export function amountOf(text: string): Amount | undefined {
  const [value = 0, name = ''] = readMeasure(text) ?? []
  const [factor = 0, unit = 'g'] = (Object.hasOwn(units, name) ? units[name] : undefined) ?? []
  const amount = Number((value * factor).toPrecision(9))
  return amount > 0 ? { value: amount, unit } : undefined
}

/** Grams of `1.5 kg`; null for none. */
export function gramsOf(text: string): number | null {
  const [value = 0, name = ''] = readMeasure(text) ?? []
  return value * ((Object.hasOwn(grams, name) ? grams[name] : undefined) ?? 0) || null
}
