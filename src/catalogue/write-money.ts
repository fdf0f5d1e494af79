import type { MoneyPattern } from './money-pattern.ts'
import type { MinorUnits } from './product.ts'

/** How an amount is written: `$1,299.90`; without zero minor units, `$1,300`; as stored, `$1299.9`. */
type MoneyStyle = 'full' | 'short' | 'stored'

const omitted: Readonly<Record<MoneyStyle, RegExp>> = { full: /$^/, short: /^0+$/, stored: /0+$/ }

function groupDigits(whole: string, { group, groupedFrom, groups: [last, others] }: MoneyPattern): string {
  if (whole.length < groupedFrom) return whole
  return whole.replaceAll(new RegExp(String.raw`\B(?=(?:\d{${others}})*\d{${last}}$)`, 'g'), group)
}

export function writeMoney(amount: MinorUnits, pattern: MoneyPattern, style: MoneyStyle = 'full'): string {
  const { before, after, decimal, digits, numerals } = pattern
  const units = 10 ** digits
  const minor = digits === 0 ? '' : String(amount % units).padStart(digits, '0')
  const major = String(Math.floor(amount / units))
  const fraction = minor.replace(omitted[style], '')
  const number =
    (style === 'stored' ? major : groupDigits(major, pattern)) + (fraction === '' ? '' : decimal + fraction)
  return (
    before + (numerals ? number.replaceAll(/\d/g, (digit) => numerals.charAt(Number(digit))) : number) + after
  )
}
