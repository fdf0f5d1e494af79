import type { Filters } from '../filters.ts'

/**
 * The ranges between lower bounds, as filters: `$25 to under $50` is 2500 to 4999. The last range has no upper bound.
 * Apart from `facets.ts`, which reads the settings of one catalogue.
 */
export function rangesOf(priceSteps: readonly number[]): readonly Pick<Filters, 'min' | 'max'>[] {
  const bounds = [0, ...priceSteps]
  return bounds.map((from, at) => {
    const to = bounds[at + 1]
    return { ...(from > 0 && { min: from }), ...(to !== undefined && { max: to - 1 }) }
  })
}
