import type { MoneyPattern } from './money-pattern.ts'
import type { MinorUnits } from '../product.ts'

/** `$1,299.90`; as stored, without grouping and without zeros at the end, `$1299.9`. */
export function writeMoney(amount: MinorUnits, pattern: MoneyPattern, isStored = false): string {
  const { before, after, group, groupedFrom, gaps, decimal, digits, numerals } = pattern
  const units = 10 ** digits
  const major = String(Math.floor(amount / units))
  const minor = digits === 0 ? '' : String(amount % units).padStart(digits, '0')
  const fraction = isStored ? minor.replace(/0+$/, '') : minor
  const number =
    (isStored || major.length < groupedFrom ? major : major.replace(new RegExp(gaps, 'g'), group)) +
    (fraction && decimal + fraction)
  return (
    before + (numerals ? number.replaceAll(/\d/g, (digit) => numerals.charAt(Number(digit))) : number) + after
  )
}
