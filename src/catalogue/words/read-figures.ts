import { escapePattern } from './escape-pattern.ts'
import type { MoneyPattern } from '../money/money-pattern.ts'

/**
 * Reads a typed price: `1.299,90`, `1.300 €` or `50` in German. Returns the figures of an address, in major units with
 * a point: `1299.90`. A comma or a point that cannot group digits is a decimal separator in every locale, since
 * visitors come from everywhere. A text that is no number is returned without its spaces.
 */
export function readFigures(text: string, { before, after, group, decimal, numerals }: MoneyPattern): string {
  const latin = numerals
    ? text.replaceAll(new RegExp(`[${numerals}]`, 'gu'), (digit) => String(numerals.indexOf(digit)))
    : text
  const sign = [before, after]
    .map((part) => part.replaceAll(/[\s\p{Cf}]/gu, ''))
    .filter((part) => part !== '')
  const figures = sign.reduce((rest, part) => rest.replace(part, ''), latin.replaceAll(/[\s\p{Cf}]/gu, ''))
  const isGrouped =
    group.trim() !== '' &&
    new RegExp(
      String.raw`^\d{1,3}(?:${escapePattern(group)}\d{2,3})*${escapePattern(group)}\d{3}(?:${escapePattern(decimal)}\d*)?$`,
    ).test(figures)
  const plain = isGrouped ? figures.replaceAll(group, '') : figures
  return plain.replace(/^(\d+)[.,٫](\d+)$/, '$1.$2')
}

/** A number of major units for a text field, which `readFigures` reads: `49,9` in German, `٤٩٫٩` in Arabic. */
export const writeFigures = (major: number, { decimal, numerals }: MoneyPattern): string =>
  String(major)
    .replaceAll(/\d/g, (digit) => numerals?.charAt(Number(digit)) ?? digit)
    .replace('.', decimal)
