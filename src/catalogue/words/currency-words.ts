import { fold } from './fold.ts'

/** Of these the first has the form for amounts in general: in Arabic 2 alone has the dual, 3 a plural and 11 the accusative. */
const counts = [100, 1, 2, 3, 11]

const nameOf = (locale: string, currency: string, count: number): string => {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'name',
    // 1.00 is no singular.
    maximumFractionDigits: 0,
  })
  return format.formatToParts(count).find(({ type }) => type === 'currency')?.value ?? ''
}

const wordsOf = (name: string) => name.split(/[\s-]/)

/** Whether names of currencies begin with the noun, 'dollars australiens': then those of two dollars begin alike. */
function isNounFirst(locale: string): boolean {
  const [australian, canadian] = ['AUD', 'CAD'].map((currency) => wordsOf(nameOf(locale, currency, 100))[0])
  return australian === canadian
}

/**
 * The plural of a currency in the locale's words, as in a sentence, and its other forms: euros, euro. The noun is a word
 * by itself, too: no shopper writes 'Egyptian pounds'. Each is there without its marks, too: many type 'dolares'.
 */
export function currencyWordsOf(locale: string, currency: string): readonly string[] {
  const names = counts.map((count) => nameOf(locale, currency, count))
  const at = isNounFirst(locale) ? 0 : -1
  const nouns = names.map((name) => wordsOf(name).at(at) ?? name)
  const words = [...new Set([...names, ...nouns])].filter((name) => name !== '')
  const plain = words.map(fold).filter((word) => words.every((name) => name.toLowerCase() !== word))
  return [...new Set([...words, ...plain])]
}
