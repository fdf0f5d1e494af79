import type { Sort } from '#catalogue/filters.ts'
import { formatCount } from '#ui/format-count.ts'

/** `$49.99`, `$50`, `$1,300`. */
export const priceOf = (dollars: number): string => {
  const [whole = '', cents] = String(dollars).split('.')
  const grouped = formatCount(Number(whole))
  return cents ? `$${grouped}.${cents.padEnd(2, '0')}` : `$${grouped}`
}

/** Up to $49.99 is under $50: all prices are whole cents. */
const isJustUnder = (dollars: number) => Math.round(dollars * 100) % 100 === 99

const upTo = (dollars: number) =>
  isJustUnder(dollars) ? `under ${priceOf(Math.round(dollars + 0.01))}` : `up to ${priceOf(dollars)}`

/** 'under $50', 'from $20', '$20 to $50'; prices in dollars. */
export function priceWords(min: number | undefined, max: number | undefined): string {
  if (max === undefined) return `from ${priceOf(min ?? 0)}`
  if (min === undefined) return upTo(max)
  return isJustUnder(max) ? `${priceOf(min)} to ${upTo(max)}` : `${priceOf(min)} to ${priceOf(max)}`
}

export const ratingWords = (stars: number): string => `rated ${stars} and up`

const sortNames: Readonly<Record<Sort, string>> = {
  'price-up': 'Price, low to high',
  'price-down': 'Price, high to low',
  rating: 'Best rated',
  reviews: 'Most reviewed',
  saving: 'Biggest saving',
}

export const sortWords = (sort: Sort): string => sortNames[sort]

const sortedNames: Readonly<Record<Sort, string>> = {
  'price-up': 'sorted by price, low to high',
  'price-down': 'sorted by price, high to low',
  rating: 'sorted by rating, best first',
  reviews: 'sorted by reviews, most first',
  saving: 'sorted by saving, biggest first',
}

/** As within a sentence: 'sorted by price, low to high'; undefined is the catalogue's own order. */
export const sortedWords = (sort: Sort | undefined): string =>
  sort === undefined ? 'in catalogue order' : sortedNames[sort]

/** The first letter as at the beginning of a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
