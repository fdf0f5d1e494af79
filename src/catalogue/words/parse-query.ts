import { escapePattern } from './escape-pattern.ts'
import { ratingSteps, type RatingStep, type Sort } from '../filters.ts'
import { currency, hasPrices, hasRatings, hasSale, listedCategories, money, sorts } from '../head/head.ts'
import { currencyWords } from 'virtual:catalogue/settings'
import { toMinor } from '../money/money.ts'
import { toMajor } from '../money/major-units.ts'
import { pricePattern, readPatternPrice } from '../money/price-pattern.ts'

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
      whole ??= new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${source})(?![\p{L}\p{N}])`, 'giu')
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
  const rating = ratingSteps.find((step) => step === Number(stars))
  return rating ? { rating } : null
}

/** Whether the shop offers the filters of a phrase; of another one the words are searched for. */
const isOffered = ({ min, max, rating, sale, sort }: Part) =>
  (hasPrices || (min ?? max) === undefined) &&
  (hasRatings || rating === undefined) &&
  (hasSale || sale === undefined) &&
  (sort === undefined || sorts.includes(sort))

const { before, after } = money
const sign = escapePattern((before + after).replaceAll(/[\s\p{Cf}]/gu, ''))
const currencySigns = [sign, ...currencyWords.map(escapePattern), currency].join('|')
const figures = pricePattern(money)
const amount = String.raw`(?:${sign})?\s?${figures}(?:\s?(?:${currencySigns}))?`

const longestFirst = (texts: readonly string[]) => texts.toSorted((a, b) => b.length - a.length)

const categoryPattern = (category: string) =>
  escapePattern(category.toLowerCase())
    .split(/\s*&\s*/)
    .join(String.raw`(?:\s*(?:&|-|\sand\s)\s*|\s)`)

/** Tried in this order; later phrases do not see the text that earlier ones matched. */
const phrases: readonly Phrase[] = [
  {
    pattern: wholeWords(
      `(?:rated|rating)\\s(?:at\\sleast\\s|from\\s|over\\s)?(\\d(?:\\.\\d)?)(?:\\s?\\+|\\sstars?)*(?:\\s(?:and|or)\\s(?:up|more|better|above))?`,
    ),
    mean: atLeast,
  },
  {
    pattern: wholeWords(
      `(?:at\\sleast\\s|from\\s)?(\\d(?:\\.\\d)?)\\s?\\+?\\s?stars?(?:\\s(?:and|or)\\s(?:up|more|better|above))?`,
    ),
    mean: atLeast,
  },
  { pattern: wholeWords(`between\\s${amount}\\sand\\s${amount}`), mean: between },
  { pattern: wholeWords(`from\\s${amount}\\s(?:to|-)\\s${amount}`), mean: between },
  { pattern: wholeWords(`${sign}${figures}\\s?(?:to|-|–)\\s?${amount}`), mean: between },
  {
    pattern: wholeWords(`(?:under|below|less\\sthan|cheaper\\sthan)\\s${amount}`),
    mean: (price) => (priceOf(price) > 0 ? { max: beside(price, -1) } : null),
  },
  {
    pattern: wholeWords(`(?:up\\sto|at\\smost|no\\smore\\sthan|max(?:imum)?)\\s${amount}`),
    mean: (price) => ({ max: priceOf(price) }),
  },
  {
    pattern: wholeWords(`(?:over|above|more\\sthan)\\s${amount}`),
    mean: (price) => ({ min: beside(price, 1) }),
  },
  {
    pattern: wholeWords(`(?:from|at\\sleast|min(?:imum)?)\\s${amount}`),
    mean: (price) => ({ min: priceOf(price) }),
  },
  { pattern: wholeWords('on\\ssale|in\\sthe\\ssale|discounted|reduced'), mean: () => ({ sale: true }) },
  {
    pattern: wholeWords('(?:my\\s|that\\si\\s|i\\s)?saved(?:\\sproducts|\\sones)?'),
    mean: () => ({ saved: true }),
  },
  {
    pattern: wholeWords('cheapest(?:\\sfirst)?|lowest\\sprice(?:\\sfirst)?'),
    mean: () => ({ sort: 'price-up' }),
  },
  {
    pattern: wholeWords('most\\sexpensive|dearest(?:\\sfirst)?|highest\\sprice(?:\\sfirst)?'),
    mean: () => ({ sort: 'price-down' }),
  },
  { pattern: wholeWords('best\\srated|top\\srated|highest\\srated'), mean: () => ({ sort: 'rating' }) },
  { pattern: wholeWords('most\\sreviewed|most\\sreviews'), mean: () => ({ sort: 'reviews' }) },
  {
    pattern: wholeWords('sorted\\sby\\sname|by\\sname|alphabetical(?:ly|\\sorder)?|a\\s?(?:to|-|–)\\s?z'),
    mean: () => ({ sort: 'name' }),
  },
  { pattern: wholeWords('biggest\\ssavings?|biggest\\sdiscounts?'), mean: () => ({ sort: 'saving' }) },
  // The longest first: “green tea” is not “tea”.
  ...longestFirst(listedCategories).map((category) => ({
    pattern: wholeWords(categoryPattern(category)),
    mean: () => ({ category }),
  })),
]

/** Words without a meaning for the search. */
const fillers = wholeWords(
  'show|me|all|any|the|a|an|in|with|and|that|are|is|for|of|products?|items?|things?|please',
)

/** Texts that a pattern takes as equal become the same: `ß` and `ẞ`, all forms of sigma at the end of a word. */
const fold = (text: string) => text.toLowerCase().toUpperCase().toLowerCase()

const brandPhrase = (brand: string): Phrase => ({
  pattern: wholeWords(`(?:(?:by|from)\\s)?${escapePattern(brand).replaceAll(' ', '\\s')}`),
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
