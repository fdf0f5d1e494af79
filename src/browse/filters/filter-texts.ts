import * as texts from 'virtual:messages/filters'
import { toMinor } from '#catalogue/money/money.ts'
import { formatShortPrice, minorUnits } from '#catalogue/money/major-units.ts'
import { formatCount, formatDecimal } from '#ui/format-count.ts'

/** `$49.99`, `$50`, `$1,300`; from major units. */
export const priceOf = (major: number): string => formatShortPrice(toMinor(major))

/** Upper limits one below a multiple of this are worded as under the multiple: $49.99 or less is under $50. */
const round = Math.max(minorUnits, 100)

const isJustUnder = (major: number) => (toMinor(major) + 1) % round === 0

const roundAbove = (major: number) => formatShortPrice(toMinor(major) + 1)

const upTo = (major: number) =>
  isJustUnder(major)
    ? texts.priceUnder({ price: roundAbove(major) })
    : texts.priceUpTo({ price: priceOf(major) })

/** 'under $50', 'from $20', '$20 to $50'; prices in major units. */
export function priceRangeText(min: number | undefined, max: number | undefined): string {
  if (max === undefined) return texts.priceFrom({ price: priceOf(min ?? 0) })
  if (min === undefined) return upTo(max)
  return isJustUnder(max)
    ? texts.priceFromToUnder({ from: priceOf(min), to: roundAbove(max) })
    : texts.priceFromTo({ from: priceOf(min), to: priceOf(max) })
}

/** As in the address: '4', '4.25'; in German '4,25'. */
export const ratingNumber = (stars: number): string =>
  formatDecimal(stars, String(stars).split('.')[1]?.length ?? 0)

export const ratingText = (stars: number): string => texts.ratedUp({ rating: ratingNumber(stars) })

/** The number of filters in use, after 'Filters': ' (2)'; empty for none. */
export const filterNumber = (count: number): string => (count > 0 ? ` (${formatCount(count)})` : '')
