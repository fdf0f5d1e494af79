import type { Filters } from '../filters.ts'
import type { Columns } from './columns.ts'
import type { FacetCounts } from './facets.ts'
import { missingSets } from './variant-columns.ts'

/** A bit for each condition on a variant that a group may miss, and from `firstOption` on one for each option. */
const misses = { price: 1, sale: 2, available: 4 } as const
const firstOption = 8

/** What variants decide of a pass through products (`filter-and-count.ts`). */
export interface VariantPass {
  /**
   * Whether values of options are chosen: then one and the same variant has to have them, and meet the conditions on price,
   * discount and stock. Otherwise these are conditions on the product.
   */
  readonly isDeciding: boolean
  /** Whether a variant meets all conditions. */
  readonly matches: (ordinal: number) => boolean
  /** Counts the values that variants of a product would match, which meets all other conditions. */
  readonly count: (ordinal: number) => void
  /** With the counts of prices, discounts and stock only where it is deciding. */
  readonly result: () => Pick<FacetCounts, 'options'> & Partial<FacetCounts>
}

/** `bounds`: lower bounds of the price ranges. Null for a catalogue without filters by option. */
export function createVariantPass(
  { variants, soldOut: productSoldOut }: Columns,
  { min = 0, max = Number.POSITIVE_INFINITY, sale, available: onlyAvailable, options = {} }: Filters,
  bounds: Float64Array,
): VariantPass | null {
  if (!variants) return null
  const { filters, starts, price, onSale, soldOut, setOf, setStarts, codes } = variants
  const isDeciding = Object.keys(options).length > 0
  const chosen = filters.flatMap(({ key }, at) => {
    const values = Object.hasOwn(options, key) ? options[key] : undefined
    const column = setOf[at]
    return values && column
      ? [{ bit: firstOption << at, column, isMissing: missingSets(variants, at, values) }]
      : []
  })
  // No product has an option that the catalogue does not know.
  const isUnknown = chosen.length < Object.keys(options).length
  const byValue = new Uint32Array(filters.reduce((sum, { values }) => sum + values.length, 0))
  // Groups of one product have values and price ranges in common, and it counts once. By value: the last one that counted.
  const countedAt = new Int32Array(byValue.length).fill(-1)
  const prices = new Uint32Array(bounds.length)
  const pricedAt = new Int32Array(bounds.length).fill(-1)
  let least = Number.POSITIVE_INFINITY
  let most = 0
  let reduced = 0
  let available = 0

  const missedBy = (group: number, ordinal: number): number => {
    const amount = price[group] ?? 0
    let missed =
      (amount < min || amount > max ? misses.price : 0) |
      (sale && onSale[group] === 0 ? misses.sale : 0) |
      (onlyAvailable && (soldOut[group] === 1 || productSoldOut[ordinal] === 1) ? misses.available : 0)
    // By index: an iterator would be most of the time.
    for (let at = 0; at < chosen.length; at += 1) {
      const option = chosen[at]
      if (option?.isMissing[option.column[group] ?? 0] === 1) missed |= option.bit
    }
    return missed
  }

  const countValues = (set: number, ordinal: number) => {
    const end = setStarts[set + 1] ?? 0
    for (let at = setStarts[set] ?? 0; at < end; at += 1) {
      const code = codes[at] ?? 0
      if (countedAt[code] === ordinal) continue
      countedAt[code] = ordinal
      byValue[code] = (byValue[code] ?? 0) + 1
    }
  }

  const countPrice = (amount: number, ordinal: number) => {
    if (amount < least) least = amount
    if (amount > most) most = amount
    let range = bounds.length - 1
    while (amount < (bounds[range] ?? 0)) range -= 1
    if (pricedAt[range] === ordinal) return
    pricedAt[range] = ordinal
    prices[range] = (prices[range] ?? 0) + 1
  }

  return {
    isDeciding,
    matches(ordinal) {
      if (isUnknown) return false
      const end = starts[ordinal + 1] ?? 0
      for (let group = starts[ordinal] ?? 0; group < end; group += 1)
        if (missedBy(group, ordinal) === 0) return true
      return false
    },
    count(ordinal) {
      if (isUnknown) return
      const end = starts[ordinal + 1] ?? 0
      let isReduced = false
      let isAvailable = false
      for (let group = starts[ordinal] ?? 0; group < end; group += 1) {
        const missed = missedBy(group, ordinal)
        // One that misses two conditions matches after no single change.
        if ((missed & (missed - 1)) !== 0) continue
        for (let at = 0; at < setOf.length; at += 1)
          if ((missed & ~(firstOption << at)) === 0) countValues(setOf[at]?.[group] ?? 0, ordinal)
        if (!isDeciding) continue
        if ((missed & ~misses.price) === 0) countPrice(price[group] ?? 0, ordinal)
        if ((missed & ~misses.sale) === 0 && onSale[group] === 1) isReduced = true
        if ((missed & ~misses.available) === 0 && soldOut[group] === 0 && productSoldOut[ordinal] === 0)
          isAvailable = true
      }
      if (isReduced) reduced += 1
      if (isAvailable) available += 1
    },
    result: () => ({
      options: [...byValue],
      ...(isDeciding && { least, most, prices: [...prices], sale: reduced, available }),
    }),
  }
}
