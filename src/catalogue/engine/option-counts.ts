import type { OptionFilter } from '../settings/option-filter.ts'

/** How many products each value of a filter by option would match. */
export interface OptionCounts {
  /** The filter's key. */
  readonly option: string
  readonly values: readonly { readonly value: string; readonly count: number }[]
}

/** The counts of each filter's values; `counts` are by code. */
export function optionCounts(
  filters: readonly OptionFilter[],
  counts: readonly number[],
): readonly OptionCounts[] {
  let code = 0
  return filters.map(({ key, values }) => ({
    option: key,
    values: values.map((value) => ({ value: value.key, count: counts[code++] ?? 0 })),
  }))
}
