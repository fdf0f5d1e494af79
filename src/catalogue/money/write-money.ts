import { inNumerals, writeCount } from '#messages/format.ts'
import type { MoneyPattern } from './money-pattern.ts'
import type { MinorUnits } from '../product.ts'

/** `$1,299.90`; as stored, without grouping and without zeros at the end, `$1299.9`. */
export function writeMoney(amount: MinorUnits, pattern: MoneyPattern, isStored = false): string {
  const { before, after, decimal, digits } = pattern
  const units = 10 ** digits
  const major = Math.floor(amount / units)
  const minor = digits === 0 ? '' : String(amount % units).padStart(digits, '0')
  const fraction = isStored ? minor.replace(/0+$/, '') : minor
  return (
    before +
    (isStored ? inNumerals(String(major), pattern) : writeCount(major, pattern)) +
    (fraction && inNumerals(decimal + fraction, pattern)) +
    after
  )
}
