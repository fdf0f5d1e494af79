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
  /** By filter: the number of each group's set of values. */
  readonly setOf: readonly Uint32Array[]
  /** By set, and one more: the index of its first code in `codes`. Products have few different sets. */
  readonly setStarts: Uint32Array
  readonly codes: Uint16Array
}

/** Columns that are filled with one product after the other. */
export function createVariantColumns(filters: readonly OptionFilter[]) {
  const starts: number[] = [0]
  const prices: number[] = []
  const onSale: number[] = []
  const soldOut: number[] = []
  const setOf = filters.map((): number[] => [])
  const setStarts: number[] = [0]
  const codes: number[] = []
  const sets = new Map<string, number>()
  const numberOf = (set: string) => {
    const known = sets.get(set)
    if (known !== undefined) return known
    codes.push(...readCodes(set))
    setStarts.push(codes.length)
    const number = sets.size
    sets.set(set, number)
    return number
  }
  return {
    /** Adds the next product by the text of its groups. */
    add: (text: string) => {
      for (const group of readVariantGroups(text)) {
        prices.push(group.price)
        onSale.push(group.isOnSale ? 1 : 0)
        soldOut.push(group.isSoldOut ? 1 : 0)
        for (const [at, column] of setOf.entries()) column.push(numberOf(group.sets[at] ?? ''))
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
      setStarts: Uint32Array.from(setStarts),
      codes: Uint16Array.from(codes),
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
  { filters, setStarts, codes }: Pick<VariantColumns, 'filters' | 'setStarts' | 'codes'>,
  filter: number,
  values: readonly string[],
): Uint8Array {
  const first = firstCodesOf(filters)[filter] ?? 0
  const chosen = new Set(
    filters[filter]?.values.flatMap(({ key }, at) => (values.includes(key) ? [first + at] : [])),
  )
  return Uint8Array.from({ length: setStarts.length - 1 }, (_, set) =>
    codes.subarray(setStarts[set], setStarts[set + 1]).some((code) => chosen.has(code)) ? 0 : 1,
  )
}
