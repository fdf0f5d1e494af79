import type { MoneyPattern } from './money-pattern.ts'
import type { MinorUnits } from './product.ts'

/** How an amount is written: `$1,299.90`; without zero minor units, `$1,300`; as stored, `$1299.9`. */
type MoneyStyle = 'full' | 'short' | 'stored'

const omitted: Readonly<Record<MoneyStyle, RegExp>> = { full: /$^/, short: /^0+$/, stored: /0+$/ }

export function writeMoney(amount: MinorUnits, pattern: MoneyPattern, style: MoneyStyle = 'full'): string {
  const { before, after, group, groupedFrom, gaps, decimal, digits, numerals } = pattern
  const units = 10 ** digits
  const minor = digits === 0 ? '' : String(amount % units).padStart(digits, '0')
  const major = String(Math.floor(amount / units))
  const isGrouped = style !== 'stored' && major.length >= groupedFrom
  const fraction = minor.replace(omitted[style], '')
  const number =
    (isGrouped ? major.replace(new RegExp(gaps, 'g'), group) : major) +
    (fraction === '' ? '' : decimal + fraction)
  return (
    before + (numerals ? number.replaceAll(/\d/g, (digit) => numerals.charAt(Number(digit))) : number) + after
  )
}
