import { firstCodesOf, type OptionFilter } from '../settings/option-filter.ts'
import { readCodes, readVariantGroups } from '../variants/variant-groups.ts'

/** The groups of variants (`variants/variant-groups.ts`) of a list of products, in columns: 10 bytes and 4 per filter. */
export interface VariantColumns {
  readonly filters: readonly OptionFilter[]
  /** By ordinal of a product, and one more: the index of its first group. */
  readonly starts: Uint32Array
  readonly price: Float64Array
  /** 1 for groups with a discount, or sold out. */
  readonly onSale: Uint8Array
  readonly soldOut: Uint8Array
  /** By filter: the set of each group, an index in `sets`. */
  readonly setOf: readonly Uint32Array[]
  /** Different sets of values' codes: products have few. */
  readonly sets: readonly (readonly number[])[]
}

/** Columns that are filled with one product after the other. */
export function createVariantColumns(filters: readonly OptionFilter[]) {
  const starts: number[] = [0]
  const prices: number[] = []
  const onSale: number[] = []
  const soldOut: number[] = []
  const setOf = filters.map((): number[] => [])
  const sets: (readonly number[])[] = []
  const indexes = new Map<string, number>()
  const indexOf = (set: string) => {
    const index = indexes.get(set) ?? sets.push(readCodes(set)) - 1
    indexes.set(set, index)
    return index
  }
  return {
    /** Adds the next product by the text of its groups. */
    add: (text: string) => {
      for (const group of readVariantGroups(text)) {
        prices.push(group.price)
        onSale.push(group.isOnSale ? 1 : 0)
        soldOut.push(group.isSoldOut ? 1 : 0)
        for (const [at, column] of setOf.entries()) column.push(indexOf(group.sets[at] ?? ''))
      }
      starts.push(prices.length)
    },
    columns: (): VariantColumns => ({
      filters,
      starts: Uint32Array.from(starts),
      price: Float64Array.from(prices),
      onSale: Uint8Array.from(onSale),
      soldOut: Uint8Array.from(soldOut),
      setOf: setOf.map((column) => Uint32Array.from(column)),
      sets,
    }),
  }
}

export function variantColumnsOf(texts: readonly string[], filters: readonly OptionFilter[]): VariantColumns {
  const columns = createVariantColumns(filters)
  for (const text of texts) columns.add(text)
  return columns.columns()
}

/** By set: 1 where it has none of these values of a filter. */
export function missingSets(
  { filters, sets }: Pick<VariantColumns, 'filters' | 'sets'>,
  filter: number,
  values: readonly string[],
): Uint8Array {
  const first = firstCodesOf(filters)[filter] ?? 0
  const codes = new Set(
    filters[filter]?.values.flatMap(({ key }, at) => (values.includes(key) ? [first + at] : [])),
  )
  return Uint8Array.from(sets, (set) => (set.some((code) => codes.has(code)) ? 0 : 1))
}
