import { escapePattern } from './escape-pattern.ts'
import { plainDigits } from './plain-digits.ts'
import type { MoneyPattern } from '../money/money-pattern.ts'

/** Between groups of digits and never in front of decimals: the apostrophes of Switzerland, and Arabic's sign. */
const groupSigns = /(?<=\d)[’'‘ʼ´`٬](?=\d{3}(?!\d))/gu

/** The dash in place of decimals: `50.–`, `50,-`. */
const dashForDecimals = /(?<=\d[.,])[-–—‒―]+$/u

const grouped = (separator: string) => {
  const sign = escapePattern(separator)
  return new RegExp(String.raw`^\d{1,3}(?:${sign}\d{2,3})*${sign}\d{3}$`)
}

const withoutBlanks = (text: string) => text.replaceAll(/[\s\p{Cf}]/gu, '')

function withoutCurrency(text: string, { before, after, code }: MoneyPattern): string {
  const own = [before, after].map((sign) => withoutBlanks(plainDigits(sign)))
  const signs = own.flatMap((sign) => [...sign.matchAll(/\p{Sc}/gu)].map(([one]) => one))
  const names = [...own, code, ...signs].filter((name) => name !== '').map(escapePattern)
  const name = names.join('|')
  return text.replace(new RegExp(`^(?:${name})|(?:${name})$`, 'iu'), '')
}

/** The separator in front of the decimals; undefined where the text has none, or no number. */
function decimalIn(figures: string, { group, decimal, digits }: MoneyPattern): string | undefined {
  const separators: readonly string[] = figures.match(/[.,٫]/gu) ?? []
  const last = separators.at(-1)
  if (last === undefined || separators.lastIndexOf(last) !== separators.indexOf(last)) return undefined
  // Two kinds: the last one, as in `1.299,90`.
  if (separators.length > 1 || last === '٫') return last
  // One that may group, as in `1.300`: as the locale means it, and else by the number of decimals.
  if (!grouped(last).test(figures)) return last
  if (last === group) return undefined
  return last === decimal || digits === 3 ? last : undefined
}

/**
 * Reads a typed price: `1.299,90`, `1.300 €` or `50` in German. Returns the figures of an address, in major units with
 * a point: `1299.90`. The locale decides only where a comma or a point may group digits or precede decimals, since
 * visitors come from everywhere. A text that is no number is returned without its spaces.
 */
export function readFigures(text: string, money: MoneyPattern): string {
  const { group, numerals } = money
  const latin = numerals
    ? text.replaceAll(new RegExp(`[${numerals}]`, 'gu'), (digit) => String(numerals.indexOf(digit)))
    : text
  const plain = withoutCurrency(withoutBlanks(plainDigits(latin)), money)
    .replace(dashForDecimals, '')
    .replaceAll(groupSigns, '')
  const decimal = decimalIn(plain, money)
  const [whole = '', decimals = ''] = decimal === undefined ? [plain] : plain.split(decimal)
  const separator = [group, '.', ','].find((sign) => sign !== '' && grouped(sign).test(whole))
  const digits = separator === undefined ? whole : whole.replaceAll(separator, '')
  if (!/^\d*$/.test(digits + decimals) || digits + decimals === '') return plain
  return `${digits || '0'}${decimals && `.${decimals}`}`
}

/** A number of major units for a text field, which `readFigures` reads: `49,9` in German, `٤٩٫٩` in Arabic. */
export const writeFigures = (major: number, { decimal, numerals }: MoneyPattern): string =>
  String(major)
    .replaceAll(/\d/g, (digit) => numerals?.charAt(Number(digit)) ?? digit)
    .replace('.', decimal)
