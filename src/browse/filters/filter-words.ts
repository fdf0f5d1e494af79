import { formatCount } from '#ui/format-count.ts'

/** `$49.99`, `$50`, `$1,300`. */
export const priceOf = (dollars: number): string => {
  const [whole = '', cents] = String(dollars).split('.')
  const grouped = formatCount(Number(whole))
  return cents ? `$${grouped}.${cents.padEnd(2, '0')}` : `$${grouped}`
}

/** $49.99 or less is worded as under $50: all prices are whole cents. */
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

/** The number of filters in use, after 'Filters': ' (2)'; empty for none. */
export const filterNumber = (count: number): string => (count > 0 ? ` (${count})` : '')
