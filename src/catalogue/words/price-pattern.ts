import { escapePattern } from './escape-pattern.ts'
import type { MoneyPattern } from '../money/money-pattern.ts'
import { readFigures } from './read-figures.ts'

/**
 * The source of a regular expression for a price in a sentence, with one group: as the locale writes it, `1.299,90` in
 * German, or with a point or Arabic's sign, in digits of any script. Between digits, a blank of any kind is one space.
 */
export function pricePattern({ group, decimal, digits }: MoneyPattern): string {
  const separator = group.trim() === '' ? String.raw`\s` : escapePattern(group)
  // In India groups in front of the last one have two digits: `1,49,999`.
  const groups = String.raw`(?:${separator}\p{Nd}{2,3})*${separator}\p{Nd}{3}`
  const minor = (points: string) => (digits > 0 ? `(?:(?:${points})\\p{Nd}{1,${digits}})?` : '')
  const own = escapePattern(decimal || '.')
  const grouped = group === '' ? '' : String.raw`\p{Nd}{1,3}${groups}${minor(own)}|`
  return `(${grouped}\\p{Nd}{1,9}${minor(`${own}|\\.|٫`)})`
}

/** Such a price in major units. */
export const readPatternPrice = (text: string, money: MoneyPattern): number =>
  Number(readFigures(text, money))
