import * as texts from 'virtual:messages/filters'
import { productsSearch } from '#address/browse-search.ts'
import { money } from '#catalogue/settings/settings.ts'
import { readFigures, writeFigures } from '#catalogue/words/read-figures.ts'
import { priceOf } from './filter-texts.ts'

/** Major units; undefined is no limit. */
export interface Prices {
  readonly min: number | undefined
  readonly max: number | undefined
}

export type Side = keyof Prices

/** The texts of the two fields. */
export type PriceTexts = Readonly<Record<Side, string>>

export interface PriceError {
  readonly side: Side
  readonly words: string
}

interface AppliedPrice {
  readonly prices: Prices
  readonly error: PriceError | null
}

/** Major units in a text field. */
export const figuresOf = (major: number): string => writeFigures(major, money)

const notAPrice =
  money.digits > 0
    ? texts.notAPriceOr({ price: figuresOf(50), other: figuresOf(49.99) })
    : texts.notAPrice({ price: figuresOf(500) })

/** Null where the text is not a price. An empty text and 0 are no limit. */
export function readPrice(text: string): { readonly price: number | undefined } | null {
  const figures = readFigures(text, money)
  if (figures === '' || Number(figures) === 0) return { price: undefined }
  const { min: price } = productsSearch({ min: figures })
  return price === undefined ? null : { price }
}

function crossingError(side: Side, { min = 0, max = 0 }: Prices): PriceError {
  const words =
    side === 'min' ? texts.fromAboveTo({ price: priceOf(max) }) : texts.toBelowFrom({ price: priceOf(min) })
  return { side, words }
}

/** The prices after one field is left or Enter is pressed in it; unchanged where the text is invalid. */
export function applyPrice(side: Side, typed: PriceTexts, before: Prices): AppliedPrice {
  const read = readPrice(typed[side])
  if (!read) return { prices: before, error: { side, words: notAPrice } }
  const other: Side = side === 'min' ? 'max' : 'min'
  const otherRead = readPrice(typed[other])
  const rest = otherRead ? otherRead.price : before[other]
  const prices: Prices = side === 'min' ? { min: read.price, max: rest } : { min: rest, max: read.price }
  const otherError = otherRead ? null : { side: other, words: notAPrice }
  if (prices.min !== undefined && prices.max !== undefined && prices.min > prices.max)
    // The field shows another price than the one that it crosses where its text is invalid.
    return { prices: before, error: otherError ?? crossingError(side, prices) }
  return { prices, error: otherError }
}
