import { plainWords } from 'virtual:language'
import { hasReviews, hasSaved } from 'virtual:shop/parts'
import { escapePattern } from './escape-pattern.ts'
import { ratingSteps, type RatingStep, type Sort } from '../filters.ts'
import {
  currency,
  hasPrices,
  hasRatings,
  hasSale,
  listedCategories,
  money,
  sorts,
} from '../settings/settings.ts'
import { currencyWords } from 'virtual:catalogue/settings'
import { toMinor } from '../money/money.ts'
import { toMajor } from '../money/major-units.ts'
import { plainDigits } from './plain-digits.ts'
import { pricePattern, readPatternPrice } from './price-pattern.ts'

/** The conditions in a sentence. Prices in major units. */
export interface ParsedQuery {
  readonly category?: string
  readonly min?: number
  readonly max?: number
  readonly brands?: readonly string[]
  readonly rating?: RatingStep
  readonly sale?: true
  readonly saved?: true
  readonly sort?: Sort
  /** The rest of the text, to search for; may be empty. */
  readonly search: string
}

type Part = Omit<ParsedQuery, 'search' | 'brands'> & { readonly brand?: string }

/** A pattern for a phrase, and its meaning; null where the match has none. */
interface Phrase {
  readonly pattern: Pattern
  readonly mean: (...found: readonly string[]) => Part | null
}

interface Pattern {
  /** Replaces each match, with its groups. */
  replaceIn(text: string, replacement: (match: string, ...found: string[]) => string): string
}

/** What a phrase is not a part of. In a language without spaces any letters may be next to it, but those of Latin words. */
const letters = plainWords.hasNoSpaces ? String.raw`[\p{Script=Latin}\p{N}]` : String.raw`[\p{L}\p{N}]`

/**
 * Matches whole words and numbers only. A pattern with the letters of all scripts takes a browser about a millisecond to
 * compile, fifteen times as long as the words alone: it is made where a text has the words, whole or not.
 */
function wholeWords(source: string): Pattern {
  const anywhere = new RegExp(source, 'iu')
  let whole: RegExp | undefined
  return {
    replaceIn(text, replacement) {
      if (!anywhere.test(text)) return text
      whole ??= new RegExp(`(?<!${letters})(?:${source})(?!${letters})`, 'giu')
      return text.replace(whole, replacement)
    },
  }
}

const priceOf = (text: string) => readPatternPrice(text, money)

/** The price that is some minor units above or below a written one: `over $50` is from $50.01. */
const beside = (price: string, minor: number) => toMajor(toMinor(priceOf(price)) + minor)
const between = (a: string, b: string): Part => ({
  min: Math.min(priceOf(a), priceOf(b)),
  max: Math.max(priceOf(a), priceOf(b)),
})
const atLeast = (stars: string): Part | null => {
  const rating = ratingSteps.find((step) => step === Number(plainDigits(stars).replace(/[,٫]/, '.')))
  return rating ? { rating } : null
}

/** Whether the shop offers the filters of a phrase; of another one the words are searched for. */
const isOffered = ({ min, max, rating, sale, sort }: Part) =>
  (hasPrices || (min ?? max) === undefined) &&
  (hasRatings || rating === undefined) &&
  (hasSale || sale === undefined) &&
  (sort === undefined || sorts.includes(sort))

const { before, after } = money
const ownSign = (before + after).replaceAll(/[\s\p{Cf}]/gu, '')
// Full width as well: Japanese prices have `￥`, and keyboards `¥`.
const sign = `(?:${[...new Set([ownSign, ownSign.normalize('NFKC')])].map(escapePattern).join('|')})`
const currencyPattern = `(?:${[sign, ...currencyWords.map(escapePattern), currency].join('|')})`
const figures = pricePattern(money)
const amount = String.raw`(?:${sign})?\s?${figures}(?:\s?${currencyPattern})?`

/** What stands for a part of a pattern in `plain-words.ts`. */
const parts: Readonly<Record<string, string>> = {
  price: amount,
  figures,
  sign,
  currency: currencyPattern,
  stars: String.raw`(\p{Nd}(?:[.,٫]\p{Nd})?)`,
}

const phrasesOf = (sources: readonly string[], mean: Phrase['mean']): Phrase[] =>
  sources.map((source) => ({
    pattern: wholeWords(source.replaceAll(/<([a-z]+)>/g, (_, part: string) => parts[part] ?? '')),
    mean,
  }))

const longestFirst = (texts: readonly string[]) => texts.toSorted((a, b) => b.length - a.length)

const categoryPattern = (category: string) =>
  escapePattern(category.toLowerCase())
    .split(/\s*&\s*/)
    .join(String.raw`(?:\s*(?:&|-|\s(?:${plainWords.and})\s)\s*|\s)`)

/** Tried in this order; later phrases do not see the text that earlier ones matched. */
const phrases: readonly Phrase[] = [
  ...(hasReviews ? phrasesOf(plainWords.rating, atLeast) : []),
  ...phrasesOf(plainWords.between, between),
  ...phrasesOf(plainWords.below, (price) => (priceOf(price) > 0 ? { max: beside(price, -1) } : null)),
  ...phrasesOf(plainWords.atMost, (price) => ({ max: priceOf(price) })),
  ...phrasesOf(plainWords.above, (price) => ({ min: beside(price, 1) })),
  ...phrasesOf(plainWords.atLeast, (price) => ({ min: priceOf(price) })),
  // A price alone is what a visitor wants to spend.
  ...phrasesOf([String.raw`<sign>\s?<figures>`, String.raw`<figures>\s?<currency>`], (price) =>
    priceOf(price) > 0 ? { max: priceOf(price) } : null,
  ),
  ...phrasesOf([plainWords.sale], () => ({ sale: true })),
  ...(hasSaved ? phrasesOf([plainWords.saved], () => ({ saved: true })) : []),
  ...phrasesOf([plainWords.cheapest], () => ({ sort: 'price-up' })),
  ...phrasesOf([plainWords.dearest], () => ({ sort: 'price-down' })),
  ...(hasReviews
    ? [
        ...phrasesOf([plainWords.bestRated], () => ({ sort: 'rating' })),
        ...phrasesOf([plainWords.mostReviewed], () => ({ sort: 'reviews' })),
      ]
    : []),
  ...phrasesOf([plainWords.byName], () => ({ sort: 'name' })),
  ...phrasesOf([plainWords.savings], () => ({ sort: 'saving' })),
  // The longest first: “green tea” is not “tea”.
  ...longestFirst(listedCategories).map((category) => ({
    pattern: wholeWords(categoryPattern(category)),
    mean: () => ({ category }),
  })),
]

const fillers = wholeWords(plainWords.fillers)

/** Texts that a pattern takes as equal become the same: `ß` and `ẞ`, all forms of sigma at the end of a word. */
const fold = (text: string) => text.toLowerCase().toUpperCase().toLowerCase()

const brandPhrase = (brand: string): Phrase => ({
  pattern: wholeWords(`(?:(?:${plainWords.by})\\s)?${escapePattern(brand).replaceAll(' ', '\\s')}`),
  mean: () => ({ brand }),
})

/**
 * The filters that a search text means, if it is read as a sentence; null where it names none. Of two phrases for the
 * same filter the first counts, and the other stays in the search text.
 */
export function parseQuery(text: string, brands: readonly string[]): ParsedQuery | null {
  let rest = text.normalize().replaceAll(/\s+/g, ' ')
  const conditions: Omit<Part, 'brand'> = {}
  const brandNames: string[] = []
  const folded = fold(rest)
  const named = brands.filter((brand) => folded.includes(fold(brand)))
  for (const { pattern, mean } of [...phrases, ...longestFirst(named).map(brandPhrase)])
    rest = pattern.replaceIn(rest, (match, ...found) => {
      const part = mean(...found)
      if (!part || !isOffered(part) || Object.keys(part).some((key) => key in conditions)) return match
      const { brand, ...others } = part
      if (brand) brandNames.push(brand)
      Object.assign(conditions, others)
      return ' '
    })
  if (brandNames.length === 0 && Object.keys(conditions).length === 0) return null
  return {
    ...conditions,
    ...(brandNames.length > 0 && { brands: brandNames }),
    search: trimFillers(rest),
  }
}

/** Whether a word is a filler. */
export const isFiller = (word: string): boolean =>
  fillers.replaceIn(word, () => '').replaceAll(/[,;]/g, '') === ''

/** Removes fillers and commas at both ends: `show me a lamp, please` is `lamp`, and fillers alone are an empty text. */
function trimFillers(text: string): string {
  const words = text.split(/\s+/)
  const first = words.findIndex((word) => !isFiller(word))
  const sought = words.slice(first, words.findLastIndex((word) => !isFiller(word)) + 1).join(' ')
  return sought.replaceAll(/^[,;]+|[,;]+$/g, '')
}
