/** An option of products by whose values a list can be filtered. */
export interface OptionFilter {
  /** In addresses: `size`. */
  readonly key: string
  /** As the first product with it has it. */
  readonly name: string
  /** In the order of the panel. */
  readonly values: readonly OptionFilterValue[]
}

export interface OptionFilterValue {
  /** In addresses: `m`. */
  readonly key: string
  readonly name: string
  /** A color or the address of a small picture. */
  readonly swatch?: string
}

/** The code of each filter's first value: codes count through the values of all filters. */
export function firstCodesOf(filters: readonly OptionFilter[]): readonly number[] {
  let next = 0
  return filters.map(({ values }) => {
    next += values.length
    return next - values.length
  })
}
