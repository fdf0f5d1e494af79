/** What a row of measurements says; all in the measurements' own unit. */
export interface Summary {
  readonly count: number
  readonly median: number
  readonly p95: number
  readonly least: number
  readonly most: number
  /** From the first quartile to the third: where the middle half of the measurements lies. */
  readonly spread: number
}

/**
 * The value below which the share `q` (0 to 1) of the measurements lies, between two of them in proportion
 * (the usual definition, R's type 7). Throws where there are none, or where one is no number: a benchmark has to say so.
 */
export function quantile(values: readonly number[], q: number): number {
  if (!(q >= 0 && q <= 1)) throw new RangeError(`A quantile is from 0 to 1, not ${q}.`)
  if (values.some((value) => Number.isNaN(value))) throw new RangeError('A measurement is no number.')
  const sorted = values.toSorted((a, b) => a - b)
  const position = (sorted.length - 1) * q
  const low = sorted[Math.floor(position)]
  const high = sorted[Math.ceil(position)]
  if (low === undefined || high === undefined) throw new RangeError('Nothing was measured.')
  // Not in proportion where there is nothing between them: infinite values stay what they are.
  return low === high ? low : low + (high - low) * (position - Math.floor(position))
}

/** The middle measurement. Throws as `quantile` does. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

/** From the first quartile to the third. Throws as `quantile` does. */
export function spread(values: readonly number[]): number {
  return quantile(values, 0.75) - quantile(values, 0.25)
}

/** Throws as `quantile` does. */
export function summarize(values: readonly number[]): Summary {
  return {
    count: values.length,
    median: median(values),
    p95: quantile(values, 0.95),
    least: quantile(values, 0),
    most: quantile(values, 1),
    spread: spread(values),
  }
}

/**
 * How many times the second each of the first was, pair by pair. Pairs were measured next to each other, so what else the
 * machine did weighs on both, and their ratio says more than that of two medians. Throws where they are not pairs.
 */
export function ratios(values: readonly number[], limits: readonly number[]): number[] {
  if (values.length !== limits.length)
    throw new RangeError(`${values.length} measurements do not pair with ${limits.length}.`)
  return values.map((value, index) => value / (limits[index] ?? Number.NaN))
}
