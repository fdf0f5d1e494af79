import type { Sort } from '../filters.ts'
import { saving as savingOf } from '../money/discount.ts'
import type { ProductSummary } from '../product.ts'
import { placeOf, type Place } from './category-codes.ts'
import type { VariantColumns } from './variant-columns.ts'

/** The fields that filters and sort orders read. */
export type Figures = Pick<
  ProductSummary,
  'category' | 'alsoIn' | 'price' | 'originalPrice' | 'rating' | 'reviews' | 'brand' | 'isSoldOut'
>

/** The figures of a list of products, in columns: 30 bytes per product. */
export interface Columns {
  readonly count: number
  /** The code of its categories (`category-codes.ts`). */
  readonly category: Uint16Array
  readonly price: Float64Array
  /** 0 for no saving. */
  readonly saving: Float64Array
  /** Tenths; 0 for none. */
  readonly rating: Uint8Array
  readonly reviews: Uint32Array
  /** Index in `brands`; their number for a product without one. */
  readonly brand: Uint16Array
  readonly brands: readonly string[]
  /** 1 for sold out. */
  readonly soldOut: Uint8Array
  /** The rank of each name in alphabetical order; 0 until it is known (`name-ranks.ts`). */
  readonly nameRank: Uint32Array
  /** Missing for a catalogue without filters by option. */
  readonly variants?: VariantColumns
}

export const emptyColumns = (count: number, brands: readonly string[]): Columns => ({
  count,
  brands,
  category: new Uint16Array(count),
  price: new Float64Array(count),
  saving: new Float64Array(count),
  rating: new Uint8Array(count),
  reviews: new Uint32Array(count),
  brand: new Uint16Array(count),
  soldOut: new Uint8Array(count),
  nameRank: new Uint32Array(count),
})

/** `places` and `brands` are what codes are indexes of. */
export function createColumns(count: number, places: readonly Place[], brands: readonly string[]) {
  const columns = emptyColumns(count, brands)
  const brandCodes = new Map(brands.map((brand, code) => [brand, code]))
  const categoryCodes = new Map(places.map((place, code) => [place, code]))
  return {
    columns,
    put: (ordinal: number, figures: Figures) => {
      const brand = figures.brand === null ? brands.length : brandCodes.get(figures.brand)
      const category = categoryCodes.get(placeOf(figures))
      if (brand === undefined) throw new RangeError(`No such brand: ${figures.brand}`)
      if (category === undefined) throw new RangeError(`No such category: ${figures.category}`)
      columns.category[ordinal] = category
      columns.price[ordinal] = figures.price
      columns.saving[ordinal] = savingOf(figures) ?? 0
      columns.rating[ordinal] = Math.round((figures.rating ?? 0) * 10)
      columns.reviews[ordinal] = figures.reviews
      columns.brand[ordinal] = brand
      columns.soldOut[ordinal] = figures.isSoldOut ? 1 : 0
    },
  }
}

export function columnsOf(
  products: readonly Figures[],
  places: readonly Place[],
  brands: readonly string[],
): Columns {
  const { columns, put } = createColumns(products.length, places, brands)
  for (const [ordinal, figures] of products.entries()) put(ordinal, figures)
  return columns
}

/** The sort key of an ordinal: a whole number; the smaller key is first. */
export function sortKeyAt(
  { price, saving, rating, reviews, nameRank }: Columns,
  sort: Sort,
): (ordinal: number) => number {
  // Read by column: an object for each of a million products would cost more than the sorting.
  const column = { 'price-up': price, 'price-down': price, rating, reviews, saving, name: nameRank }[sort]
  const sign = sort === 'price-up' || sort === 'name' ? 1 : -1
  return (ordinal) => sign * (column[ordinal] ?? 0)
}
