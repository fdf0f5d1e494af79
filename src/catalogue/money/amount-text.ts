import { isRecord } from '../is-record.ts'
import type { Amount } from '../product.ts'

/** An amount as a text, `250 g`. */
export const writeAmount = ({ value, unit }: Amount): string => `${value} ${unit}`

/** The units of an amount. */
export const amountUnits = ['g', 'kg', 'ml', 'l', 'm'] as const

const isUnit = (text: unknown): text is Amount['unit'] => amountUnits.some((unit) => unit === text)

/** The inverse; undefined for another text. */
export function readAmount(text: string): Amount | undefined {
  const [written, unit] = text.split(' ')
  const value = Number(written)
  return value > 0 && Number.isFinite(value) && isUnit(unit) ? { value, unit } : undefined
}

/** Whether a stored value is an amount. */
export const isAmount = (value: unknown): value is Amount =>
  isRecord(value) && Number(value['value']) > 0 && Number.isFinite(value['value']) && isUnit(value['unit'])
