import type { RawProduct } from '../../src/catalogue/import/raw-product.ts'
import type { Findings } from './findings.ts'
import type { NumberReader } from './read/number-format.ts'

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

/** `1.5 kg`, `750ml` and `5 oz.`; undefined for `1,000 g`, which may be thousands or have three decimals. */
function readMeasure(text: string): readonly [value: number, unit: string] | undefined {
  const [, number = '', unit = ''] = /^\s*(\d+(?:[.,]\d+)?)\s*([a-z]+)\.?\s*$/i.exec(text) ?? []
  if (number === '' || /^[1-9]\d{0,2}[.,]\d{3}(?:g|ml)$/i.test(number + unit)) return undefined
  return [Number(number.replace(',', '.')), unit.toLowerCase()]
}

/** The amount in a package, `750 ml`; undefined for none, and for units that have no unit price. */
export function readAmount(text: string): Amount | undefined {
  const [value = 0, name = ''] = readMeasure(text) ?? []
  const [factor = 0, unit = 'g'] = (Object.hasOwn(units, name) ? units[name] : undefined) ?? []
  const amount = Number((value * factor).toPrecision(9))
  return amount > 0 ? { value: amount, unit } : undefined
}

/** The same; `findings` names what is no amount. */
export function amountOf(text: string, line: number, findings: Findings): Amount | undefined {
  if (text.trim() === '') return undefined
  const amount = readAmount(text)
  if (amount) return amount
  findings.change(line, 'has an amount that is no number in g, kg, ml, l or m, which is left out')
  return undefined
}

/** Grams of `1.5 kg`; null for a text without a weight and its unit. */
export function gramsOf(text: string): number | null {
  const [value = 0, name = ''] = readMeasure(text) ?? []
  const factor = Object.hasOwn(grams, name) ? grams[name] : undefined
  return factor === undefined ? null : value * factor
}

/** Whether a cell has grams without a unit or with their own one, `200` and `1,000 g`, which are read as other numbers are. */
export const isBareWeight = (text: string): boolean =>
  gramsOf(text) === null && !/\p{L}/u.test(text.replace(/g\.?\s*$/i, ''))

/** Grams of a cell; null for an empty one, NaN for one that is no number, or has a unit that is not known. */
export const readGrams = (text: string, readNumber: NumberReader): number | null =>
  isBareWeight(text) ? readNumber(text) : (gramsOf(text) ?? Number.NaN)
