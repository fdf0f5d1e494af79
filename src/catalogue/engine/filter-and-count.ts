import type { Columns } from './columns.ts'
import { priceRanges, type FacetCounts } from './facets.ts'
import type { Filters } from '../filters.ts'
import { hasOptionFilters } from '../settings/settings.ts'
import { createVariantPass } from './variant-pass.ts'

/** The products that match a query with filters, and how many the other values of its filters would match. */
export interface Filtered {
  /** In ascending order. */
  readonly ordinals: Uint32Array
  /** How many match in each category, by its code, regardless of the chosen category. */
  readonly counts: readonly number[]
  readonly facetCounts: FacetCounts
}

/** A bit for each filter that a product may miss. */
const misses = { price: 1, brand: 2, rating: 4, sale: 8, available: 16, variant: 32 } as const

/** Lower bounds of the price ranges. */
const bounds = Float64Array.from(priceRanges, ({ min = 0 }) => min)

/** A pass through products that filters and counts them, in parts. */
export interface FilterPass {
  /** The number of products to go through. */
  readonly length: number
  /** Goes through the products from `first` on, before `end`: each of them once, in ascending order. */
  readonly advance: (first: number, end: number) => void
  readonly result: () => Filtered
}

/**
 * Filters the products at these ordinals, or all, and counts in the same pass what other values of each filter would
 * match. A product that misses no filter matches. One that misses a single filter counts towards the values of that
 * filter. One that misses two matches after no single change.
 */
export function createFilterPass(
  columns: Columns,
  filters: Filters,
  /** By category code: 1 for the products in question. */
  mask: Uint8Array,
  among?: Uint32Array,
): FilterPass {
  const { min = 0, max = Number.POSITIVE_INFINITY, sale, available: onlyAvailable } = filters
  const { brands: chosenBrands, rating: leastRating } = filters
  const variants = hasOptionFilters ? createVariantPass(columns, filters, bounds) : null
  const { category, price, saving, rating, brand, brands, soldOut } = columns
  const length = among?.length ?? columns.count
  const tenths = Math.round((leastRating ?? 0) * 10)
  // The last is for products without a brand.
  const isOther = Uint8Array.from([...brands, null], (name) =>
    chosenBrands && (name === null || !chosenBrands.includes(name)) ? 1 : 0,
  )
  const found = new Uint32Array(length)
  const counts = new Uint32Array(mask.length)
  const prices = new Uint32Array(priceRanges.length)
  const byTenth = new Uint32Array(51)
  const byBrand = new Uint32Array(isOther.length)
  let total = 0
  let least = Number.POSITIVE_INFINITY
  let most = 0
  let onSale = 0
  let available = 0
  return {
    length,
    advance(first, end) {
      for (let at = first; at < end; at += 1) {
        const ordinal = among ? (among[at] ?? 0) : at
        const amount = price[ordinal] ?? 0
        const stars = rating[ordinal] ?? 0
        const brandIndex = brand[ordinal] ?? 0
        const isReduced = (saving[ordinal] ?? 0) > 0
        const isOut = soldOut[ordinal] === 1
        const missed =
          (isOther[brandIndex] ? misses.brand : 0) |
          (stars < tenths ? misses.rating : 0) |
          (variants?.isDeciding
            ? variants.matches(ordinal)
              ? 0
              : misses.variant
            : (amount < min || amount > max ? misses.price : 0) |
              (sale && !isReduced ? misses.sale : 0) |
              (onlyAvailable && isOut ? misses.available : 0))
        const code = category[ordinal] ?? 0
        if (missed === 0) counts[code] = (counts[code] ?? 0) + 1
        if (mask[code] === 0) continue
        // A variant may meet conditions on price, discount and stock that its product misses.
        if ((missed & (misses.brand | misses.rating)) === 0) variants?.count(ordinal)
        if ((missed & (missed - 1)) !== 0) continue
        if (missed === 0) {
          found[total] = ordinal
          total += 1
        }
        if ((missed & ~misses.rating) === 0) byTenth[stars] = (byTenth[stars] ?? 0) + 1
        if ((missed & ~misses.brand) === 0) byBrand[brandIndex] = (byBrand[brandIndex] ?? 0) + 1
        if (variants?.isDeciding) continue
        if ((missed & ~misses.price) === 0) {
          if (amount < least) least = amount
          if (amount > most) most = amount
          let range = bounds.length - 1
          while (amount < (bounds[range] ?? 0)) range -= 1
          prices[range] = (prices[range] ?? 0) + 1
        }
        if ((missed & ~misses.sale) === 0 && isReduced) onSale += 1
        if ((missed & ~misses.available) === 0 && !isOut) available += 1
      }
    },
    result: () => ({
      ordinals: found.slice(0, total),
      counts: [...counts],
      facetCounts: {
        total,
        least,
        most,
        prices: [...prices],
        tenths: [...byTenth],
        brands: [...byBrand.subarray(0, brands.length)],
        sale: onSale,
        available,
        ...variants?.result(),
      },
    }),
  }
}

/** The result of a whole pass. */
export function filterAndCount(...args: Parameters<typeof createFilterPass>): Filtered {
  const { length, advance, result } = createFilterPass(...args)
  advance(0, length)
  return result()
}
