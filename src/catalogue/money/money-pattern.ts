/**
 * How a locale writes amounts of a currency. The build reads it from `Intl` and embeds it, since a browser's first
 * `Intl.NumberFormat` took half of the time of hydration on a slow phone.
 */
export interface MoneyPattern {
  /** Of ISO 4217; typed prices may have it. */
  readonly code: string
  /** The text around the number: a sign, a space, marks for the direction of text. */
  readonly before: string
  readonly after: string
  /** Between groups of digits, and in front of the minor units. */
  readonly group: string
  readonly decimal: string
  /** Digits of the minor units: 2 for cents, 0 for yen, 3 for fils. */
  readonly digits: number
  /** The positions between groups of digits, as a regular expression: every three digits, in India every two above a thousand. */
  readonly gaps: string
  /** The least number of digits that is grouped: 4 for `1,000`, 5 where `1000` stays and `10.000` does not. */
  readonly groupedFrom: number
  /** The ten digits, where they are not 0 to 9; each is one unit of UTF-16. */
  readonly numerals?: string
}

const valueOf = (parts: readonly Intl.NumberFormatPart[], type: Intl.NumberFormatPartTypes) =>
  parts.find((part) => part.type === type)?.value ?? ''

/** How a format groups digits, as in `MoneyPattern`. */
export function readGroups(format: Intl.NumberFormat): Pick<MoneyPattern, 'group' | 'gaps' | 'groupedFrom'> {
  const parts = format.formatToParts(1_234_567_890)
  const [nearest = 3, others = nearest] = parts
    .flatMap(({ type, value }) => (type === 'integer' ? [Array.from(value).length] : []))
    .toReversed()
  const isGrouped = format.formatToParts(1234).some(({ type }) => type === 'group')
  return {
    group: valueOf(parts, 'group'),
    gaps: String.raw`\B(?=(?:\d{${others}})*\d{${nearest}}$)`,
    groupedFrom: isGrouped ? 4 : 5,
  }
}

/** The ten digits of a locale; undefined for 0 to 9, and for digits of two units of UTF-16 each. */
export function readNumerals(locale: string): string | undefined {
  const format = new Intl.NumberFormat(locale, { useGrouping: false })
  const numerals = Array.from({ length: 10 }, (_, digit) => format.format(digit)).join('')
  return numerals === '0123456789' || numerals.length !== 10 ? undefined : numerals
}

/** Reads the pattern from `Intl`. Throws `RangeError` for an invalid locale or currency. */
export function readMoneyPattern(locale: string, currency: string): MoneyPattern {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency })
  const parts = format.formatToParts(1_234_567_890.5)
  const isNumber = ({ type }: Intl.NumberFormatPart) => /^(?:integer|group|decimal|fraction)$/.test(type)
  const textOf = (some: readonly Intl.NumberFormatPart[]) => some.map(({ value }) => value).join('')
  const first = parts.findIndex(isNumber)
  const last = parts.findLastIndex(isNumber)
  const numerals = Array.from({ length: 10 }, (_, digit) =>
    new Intl.NumberFormat(locale, { useGrouping: false }).format(digit),
  ).join('')
  // Digits of two units of UTF-16 each: the ordinary ones instead.
  if (numerals.length !== 10)
    return readMoneyPattern(new Intl.Locale(locale, { numberingSystem: 'latn' }).toString(), currency)
  return {
    code: currency,
    before: textOf(parts.slice(0, first)),
    after: textOf(parts.slice(last + 1)),
    ...readGroups(format),
    decimal: valueOf(parts, 'decimal'),
    digits: format.resolvedOptions().maximumFractionDigits ?? 0,
    ...(numerals !== '0123456789' && { numerals }),
  }
}
