/** How a locale writes numbers; the fields are those of `MoneyPattern`. */
export interface CountPattern {
  readonly group: string
  readonly decimal: string
  readonly gaps: string
  readonly groupedFrom: number
  readonly numerals?: string
}

/** A locale's week; days and their names by ISO weekday, 1 is Monday. */
export interface Week {
  readonly firstDay: number
  readonly weekdayNames: readonly string[]
  /** Of the columns of a calendar: 'Mo' of 'Monday'. */
  readonly shortWeekdayNames: readonly string[]
}

/** A text with the digits of the locale. */
export const inNumerals = (text: string, { numerals }: CountPattern): string =>
  numerals ? text.replaceAll(/\d/g, (digit) => numerals.charAt(Number(digit))) : text

/** A non-negative whole number: `12,345` in English. */
export function writeCount(count: number, pattern: CountPattern): string {
  const digits = String(count)
  const grouped =
    digits.length < pattern.groupedFrom
      ? digits
      : digits.replace(new RegExp(pattern.gaps, 'g'), () => pattern.group)
  return inNumerals(grouped, pattern)
}

/** A non-negative number with as many digits after the point as `digits` says: `4.7` in English, `4,7` in German. */
export function writeDecimal(value: number, digits: number, pattern: CountPattern): string {
  const [whole, fraction = ''] = value.toFixed(digits).split('.')
  return writeCount(Number(whole), pattern) + (fraction && inNumerals(pattern.decimal + fraction, pattern))
}
