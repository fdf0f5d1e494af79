import { priceSteps } from 'virtual:catalogue/settings'
import { ratingSteps } from '../filters.ts'
import type { MinorUnits } from '../product.ts'
import type { OptionFilter } from '../settings/option-filter.ts'
import { hasOptionFilters, optionFilters } from '../settings/settings.ts'
import { optionCounts, type OptionCounts } from './option-counts.ts'
import { rangesOf } from './price-ranges.ts'

/** The price ranges of the catalogue. */
export const priceRanges = rangesOf(priceSteps)

/**
 * How many products each value of a filter would match if it replaced the values of its own filter and all else stayed
 * the same.
 */
export interface Facets {
  /** How many products match the current filters. */
  readonly total: number
  /** The lowest and the highest price among the products that match all filters except the price; null for none. */
  readonly price: readonly [least: MinorUnits, most: MinorUnits] | null
  /** In the order of `priceRanges`. */
  readonly prices: readonly number[]
  /** In the order of `ratingSteps`: at least that rating. */
  readonly ratings: readonly number[]
  /** Every brand of the catalogue, sorted by name. */
  readonly brands: readonly BrandCount[]
  readonly sale: number
  /** Products that can be bought now. */
  readonly available: number
  /** Every value of each filter by option; missing for a catalogue without such filters. */
  readonly options?: readonly OptionCounts[]
}

export interface BrandCount {
  readonly brand: string
  readonly count: number
}

/** The counts behind `Facets` for one part of the catalogue; the counts of all parts are added up. */
export interface FacetCounts {
  readonly total: number
  /** `Infinity` and 0 where nothing matches. */
  readonly least: MinorUnits
  readonly most: MinorUnits
  readonly prices: readonly number[]
  /** The number of products for each tenth of a star, from 0 to 50. */
  readonly tenths: readonly number[]
  /** In the order of the brands. */
  readonly brands: readonly number[]
  readonly sale: number
  /** Products that can be bought now. */
  readonly available: number
  /** By the code of a value (`variants/variant-groups.ts`). */
  readonly options?: readonly number[]
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

const addUp = (lists: readonly (readonly number[])[], length: number) =>
  Array.from({ length }, (_, at) => sum(lists.map((list) => list[at] ?? 0)))

/** The facets of all parts together; `brands` are the names for the brand numbers in the parts. */
export function facetsOf(
  parts: readonly FacetCounts[],
  brands: readonly string[],
  filters: readonly OptionFilter[] = optionFilters,
): Facets {
  const least = Math.min(...parts.map((part) => part.least))
  const tenths = addUp(
    parts.map((part) => part.tenths),
    51,
  )
  const counts = addUp(
    parts.map((part) => part.brands),
    brands.length,
  )
  return {
    total: sum(parts.map(({ total }) => total)),
    price: Number.isFinite(least) ? [least, Math.max(...parts.map(({ most }) => most))] : null,
    prices: addUp(
      parts.map(({ prices }) => prices),
      priceRanges.length,
    ),
    ratings: ratingSteps.map((step) => sum(tenths.slice(step * 10))),
    brands: brands.map((brand, at) => ({ brand, count: counts[at] ?? 0 })),
    sale: sum(parts.map(({ sale }) => sale)),
    available: sum(parts.map(({ available }) => available)),
    ...(hasOptionFilters && {
      options: optionCounts(
        filters,
        addUp(
          parts.map(({ options = [] }) => options),
          filters.reduce((count, { values }) => count + values.length, 0),
        ),
      ),
    }),
  }
}
