import { ConfigurationError } from '../../../src/catalogue/import/configuration-error.ts'

export type Decimal = 'point' | 'comma'

/** Null for an empty cell, NaN for one that is no number. */
export type NumberReader = (text: string) => number | null

/** Full-width digits and marks, `１，６２０`, as the usual ones. */
const toHalfWidth = (text: string): string =>
  text.replaceAll(/[\uff01-\uff5e\uffe5\u3000]+/g, (wide) => wide.normalize('NFKC'))

/** A number with at most a currency beside it: `1.299,00 €`, `CHF 12.50`, `12,-`. Shift-JIS has `\` for `¥`. */
const written =
  /^(?:[\p{L}\p{Sc}\\]{1,5}\.?\s*)?(-?\d[\d.,\s'’]*|-?[.,]\d+)(?:[-–—]{1,2})?\s*(?:[\p{L}\p{Sc}]{1,5}\.?)?$/u

/** Characters of the longest number with its currency: a longer text is none, and would take long to match. */
const longestNumber = 60

/** Digits, points and commas; null for a text that is no number. */
const bareOf = (text: string) =>
  written
    .exec(text.trim().length > longestNumber ? '' : toHalfWidth(text).trim())?.[1]
    ?.replaceAll(/[\s'’]/g, '')
    .replace(/[.,]$/, '') ?? null

/** What the decimals of a number follow: null where it does not tell, `either` for `1,299`. */
function decimalOf(bare: string): Decimal | 'either' | null {
  const [points, commas] = [bare.split('.').length - 1, bare.split(',').length - 1]
  if (points + commas === 0) return null
  if (points > 0 && commas > 0) return bare.lastIndexOf('.') > bare.lastIndexOf(',') ? 'point' : 'comma'
  if (points > 1) return 'comma'
  if (commas > 1) return 'point'
  const isGroup = /^-?[1-9]\d{0,2}[.,]\d{3}$/.test(bare)
  if (isGroup) return 'either'
  return points === 1 ? 'point' : 'comma'
}

/** In India groups in front of the last one have two digits: `1,49,999`. */
const grouped = /^-?(?:\d+|\d{1,3}(?:[.,]\d{2,3})*[.,]\d{3})?(?:;\d+)?$/

function numberIn(bare: string | null, decimal: Decimal): number {
  if (bare === null) return Number.NaN
  const mark = decimal === 'point' ? '.' : ','
  // A decimal mark between thousands is no number.
  const at = bare.lastIndexOf(mark)
  const marked = at < 0 ? bare : `${bare.slice(0, at)};${bare.slice(at + 1)}`
  if (marked.includes(mark) || !grouped.test(marked)) return Number.NaN
  return Number(marked.replaceAll(/[.,]/g, '').replace(';', '.'))
}

/** `isWhole` says that three digits after a mark are thousands. */
const readerOf =
  (decimal: Decimal, isWhole = false): NumberReader =>
  (text) => {
    if (text.trim() === '') return null
    const bare = bareOf(text)
    const isGroup = isWhole && bare !== null && decimalOf(bare) === 'either'
    return numberIn(isGroup ? bare.replace(/[.,]/, '') : bare, decimal)
  }

/** Reads whole numbers: a point or comma in one is between thousands. */
export const readWhole: NumberReader = (text) => {
  const number = readerOf(/\.\d{3}(?!\d)/.test(text) ? 'comma' : 'point')(text)
  return number === null || Number.isInteger(number) ? number : Number.NaN
}

/**
 * Reads the numbers of columns that one program wrote. All of them are looked at first, since `1,299` alone may be either
 * number. Where they do not tell or contradict each other `given` decides; without it that throws `ConfigurationError`.
 * `digits` are the decimals of a currency: `1,299` yen are thousands.
 */
export function createNumberReader(
  what: string,
  texts: readonly string[],
  given?: Decimal,
  digits?: number,
): NumberReader {
  const isWhole = digits === 0
  const first = new Map<Decimal | 'either' | null, string>()
  for (const text of texts) {
    const bare = bareOf(text)
    const decimal = bare === null ? null : decimalOf(bare)
    if (!first.has(decimal)) first.set(decimal, text)
  }
  const [point, comma, either] = [first.get('point'), first.get('comma'), first.get('either')]
  const choice = 'add --decimal comma or --decimal point'
  const isClear = (point === undefined) !== (comma === undefined)
  // Columns of one file may differ: `--decimal` for the weights must not spoil the prices.
  if (given && !isClear) return readerOf(given, isWhole)
  if (point !== undefined && comma !== undefined)
    throw new ConfigurationError(
      `The ${what} are written in two ways, “${point}” and “${comma}”: correct the file, or ${choice}.`,
    )
  if (point === undefined && comma === undefined && either !== undefined && !isWhole)
    throw new ConfigurationError(
      `The ${what}, such as “${either}”, may be thousands or have three decimals: ${choice}.`,
    )
  return readerOf(comma === undefined ? 'point' : 'comma', isWhole)
}
