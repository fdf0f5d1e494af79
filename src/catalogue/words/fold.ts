/*
 * What a search takes as equal. Sources: normalization forms, UAX #15; `Dash`, `Quotation_Mark`,
 * `Terminal_Punctuation` and `Default_Ignorable_Code_Point`, PropList.txt and DerivedCoreProperties.txt of Unicode;
 * letters with strokes and ligatures, Lucene's ASCIIFoldingFilter; Arabic, Lucene's ArabicNormalizer, with the Farsi
 * yeh of its PersianNormalizer.
 */

/** Letters that no normalization form takes apart, in lower case, and what they are folded to. */
export const foldedLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ı: 'i',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  þ: 'th',
  ŋ: 'n',
  ƀ: 'b',
  ȼ: 'c',
  ɇ: 'e',
  ǥ: 'g',
  ɨ: 'i',
  ɉ: 'j',
  ɍ: 'r',
  ʉ: 'u',
  ɏ: 'y',
  ƶ: 'z',
  ⱥ: 'a',
  // The form of sigma at the end of a word.
  ς: 'σ',
  // Alef wasla, teh marbuta, alef maksura and the Farsi yeh.
  ٱ: 'ا',
  ة: 'ه',
  ى: 'ي',
  ی: 'ي',
}

/** Apostrophes, single quotation marks, primes and accents that are typed for them. */
const apostrophes = /[`´‘’‚‛′‵ʹʻʼʽˈˊˋ՚׳＇｀ꞌ]/g
const doubleQuotes = /[“”„‟″‶״〝〞＂]/g
const letters = new RegExp(`[${Object.keys(foldedLetters).join('')}]`, 'g')
const katakana = /[ァ-ヶヽヾ]/g
/** From a katakana letter to its hiragana letter. */
const toHiragana = 0x60

/** Invisible characters: the soft hyphen, spaces and joiners without a width, marks of direction. */
const invisible = /\p{Default_Ignorable_Code_Point}+/gu
/** Combining marks of Latin, Greek and Cyrillic; Arabic vowels and the tatweel. */
const marks = /[\u0300-\u036f\u0640\u064b-\u0652]+/g
/** Alef with madda or hamza. */
const markedAlef = /ا[\u0653-\u0655]+/g
const dash = /\p{Dash}/gu
/** A run of blanks that is not one space: texts have so many of these that replacing each takes twice as long. */
const digits = /\p{Nd}/gu
const blanks = / [\s\u0085]+|(?:[^\S ]|\u0085)[\s\u0085]*/g

/** Characters beyond ASCII, and the one before them, which marks among them belong to. */
const beyondAscii = /[\0-\x7f]?[^\0-\x7f]+/g

const plainByDigit: Record<string, string> = {}

/** The ASCII digit for one of any script, whose digits follow each other, 0 to 9. */
export const plainDigit = (digit: string): string => (plainByDigit[digit] ??= String(digitValue(digit)))

function digitValue(digit: string): number {
  const point = digit.codePointAt(0) ?? 0
  let zero = point
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return (point - zero) % 10
}

/** The text with ASCII's apostrophes and quotation marks. */
export const plainQuotes = (text: string) => text.replace(apostrophes, "'").replace(doubleQuotes, '"')

const foldRun = (text: string): string =>
  // Before the normal form, which makes a blank with an accent of some, and after it, since it makes some.
  plainQuotes(plainQuotes(text.replace(invisible, '')).normalize('NFKD'))
    .toLowerCase()
    .replace(digits, plainDigit)
    .replace(marks, '')
    .replace(markedAlef, 'ا')
    .replace(letters, (letter) => foldedLetters[letter] ?? letter)
    .replace(katakana, (letter) => String.fromCharCode(letter.charCodeAt(0) - toHiragana))
    .replace(dash, '-')
    .normalize('NFC')

/** Folds what is inside a text, and keeps one blank at its ends. Zero characters stay: they end the texts of a block. */
export const foldInside = (text: string): string =>
  text.toLowerCase().replaceAll('`', "'").replace(beyondAscii, foldRun).replace(blanks, ' ')

/**
 * The text as a search compares it: without differences of capitals, accents, widths, digits, blanks, dashes and
 * apostrophes. Folding twice changes nothing.
 */
export const fold = (text: string): string => foldInside(text).trim()

const ignoredEnds =
  /^[ ¿¡\p{Terminal_Punctuation}\p{Quotation_Mark}]+|[ \p{Terminal_Punctuation}\p{Quotation_Mark}]+$/gu

/** The text without blanks, stops, commas, question marks and quotation marks at its ends; it may have nothing else. */
export const withoutEnds = (text: string): string => text.replace(ignoredEnds, '')

/** A search text as it is compared: folded, without punctuation at its ends, unless it has nothing else. */
export function foldSearch(search: string): string {
  const folded = fold(search)
  return withoutEnds(folded) || folded
}
