import { writeAmount } from '../money/amount-text.ts'
import { saving } from '../money/discount.ts'
import { placeOf, type Place } from '../engine/category-codes.ts'
import type { Product, ProductSummary } from '../product.ts'
import { writeChoiceSummary } from '../variants/choice-summary.ts'
import { labelledBlockOf, textEnd } from './text-block.ts'

/**
 * One part of a catalogue's table as JSON, in the order of ids: a list for each column of figures, all of one length,
 * and one string for each kind of text. A worker has to parse few values, and to collect little garbage.
 */
export interface TablePart {
  /** Name and description of each product. */
  readonly texts: string
  /** Brand, category, tags, option values and SKUs of each product (`words/labels.ts`). */
  readonly labels: string
  /** Picture and slug of each product; the slug is empty for none. */
  readonly addresses: string
  readonly id: readonly number[]
  /** The codes of their categories (`engine/category-codes.ts`). */
  readonly category: readonly number[]
  /** Indexes in the catalogue's brands; their number for none. */
  readonly brand: readonly number[]
  readonly price: readonly number[]
  /** 0 for none. */
  readonly saving: readonly number[]
  /** Tenths; null for none. */
  readonly rating: readonly (number | null)[]
  readonly reviews: readonly number[]
  /** 1 for sold out. */
  readonly soldOut: readonly number[]
  /** 1 for a pre-order. */
  readonly preorder: readonly number[]
  /** How many are left; 0 where this is not known. */
  readonly left: readonly number[]
  /** What there is to choose (`choice-summary.ts`); empty for none. */
  readonly choice: readonly string[]
  /** What each price buys (`amount-text.ts`), empty for a product without; the whole is, for a catalogue without any. */
  readonly amounts: string
  /** The groups of variants of each product (`variant-groups.ts`); empty for a catalogue without filters by option. */
  readonly variantGroups: string
  /** The rank of the name in alphabetical order; 0 where the catalogue does not offer that order. */
  readonly nameRank: readonly number[]
}

/** The table of some products; `places` and `brands` are what codes are indexes of, `nameRanks` is by product. */
export function tablePartOf(
  products: readonly (Product | ProductSummary)[],
  places: readonly Place[],
  brands: readonly string[],
  nameRanks: ArrayLike<number> = [],
): TablePart {
  const categoryCodes = new Map(places.map((place, code) => [place, code]))
  const brandCodes = new Map(brands.map((brand, code) => [brand, code]))
  const codeOf = (codes: ReadonlyMap<string, number>, value: string): number => {
    const code = codes.get(value)
    if (code === undefined) throw new RangeError(`No such category or brand: ${value}`)
    return code
  }
  const column = <Value>(read: (product: ProductSummary) => Value): Value[] => products.map(read)
  const { texts, labels } = labelledBlockOf(products)
  return {
    texts,
    labels,
    addresses: column(({ picture, slug = '' }) => picture + textEnd + slug + textEnd).join(''),
    id: column(({ id }) => id),
    category: column((product) => codeOf(categoryCodes, placeOf(product))),
    brand: column(({ brand }) => (brand === null ? brands.length : codeOf(brandCodes, brand))),
    price: column(({ price }) => price),
    saving: column((product) => saving(product) ?? 0),
    rating: column(({ rating }) => (rating === null ? null : Math.round(rating * 10))),
    reviews: column(({ reviews }) => reviews),
    soldOut: column(({ isSoldOut }) => (isSoldOut ? 1 : 0)),
    preorder: column(({ isPreorder }) => (isPreorder ? 1 : 0)),
    left: column(({ left = 0 }) => left),
    choice: column(({ choice }) => (choice ? writeChoiceSummary(choice) : '')),
    amounts: products.some(({ amount }) => amount !== undefined)
      ? column(({ amount }) => (amount ? writeAmount(amount) : '') + textEnd).join('')
      : '',
    variantGroups: products.some(({ variantGroups }) => variantGroups !== undefined)
      ? column(({ variantGroups = '' }) => variantGroups + textEnd).join('')
      : '',
    nameRank: products.map((_, at) => nameRanks[at] ?? 0),
  }
}

/** Whether a parsed file is a table of so many products. Their fields were checked by the build. */
export function isTablePart(value: unknown, count: number): value is TablePart {
  if (typeof value !== 'object' || value === null) return false
  const fields = new Map<string, unknown>(Object.entries(value))
  return Object.entries(emptyPart).every(([name, empty]) => {
    const field = fields.get(name)
    return typeof empty === 'string'
      ? typeof field === 'string'
      : Array.isArray(field) && field.length === count
  })
}

const emptyPart = tablePartOf([], [], [])
