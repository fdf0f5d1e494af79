/** A summary of measurements, in the measurements' own unit. */
export interface Summary {
  readonly count: number
  readonly median: number
  readonly p95: number
  readonly least: number
  readonly most: number
  /** First to third quartile: the range of the middle half of the measurements. */
  readonly spread: number
}

/**
 * The value below which the share `q` (0 to 1) of the measurements lies, interpolated linearly (R's type 7, the
 * usual definition). Throws without measurements or where one is not a number: a benchmark must report it.
 */
export function quantile(values: readonly number[], q: number): number {
  if (!(q >= 0 && q <= 1)) throw new RangeError(`A quantile is from 0 to 1, not ${q}.`)
  if (values.some((value) => Number.isNaN(value))) throw new RangeError('A measurement is no number.')
  const sorted = values.toSorted((a, b) => a - b)
  const position = (sorted.length - 1) * q
  const low = sorted[Math.floor(position)]
  const high = sorted[Math.ceil(position)]
  if (low === undefined || high === undefined) throw new RangeError('Nothing was measured.')
  // No interpolation between equal values: infinite values stay infinite.
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
 * The ratio of the first to the second measurement, pair by pair. The measurements of a pair are taken one after the
 * other, so other load affects both, and their ratio is more precise than that of two medians. Throws where the
 * lengths differ.
 */
export function ratios(values: readonly number[], limits: readonly number[]): number[] {
  if (values.length !== limits.length)
    throw new RangeError(`${values.length} measurements do not pair with ${limits.length}.`)
  return values.map((value, index) => value / (limits[index] ?? Number.NaN))
}
