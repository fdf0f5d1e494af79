import type { MinorUnits } from '../product.ts'

/** The most price ranges that a catalogue gets by itself. */
const mostRanges = 6

/** 1, 2 and 5 times a power of ten, the least that is above `amount`. */
function niceAbove(amount: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(amount, 1)))
  return ([1, 2, 5].find((factor) => factor * power > amount) ?? 10) * power
}

/**
 * Lower bounds of price ranges that divide these prices into parts of similar size, none below a major unit of so many
 * minor ones; empty where all prices are alike.
 */
export function nicePriceSteps(prices: readonly MinorUnits[], majorUnit: number): MinorUnits[] {
  const sorted = prices.toSorted((a, b) => a - b)
  const quantiles = Array.from(
    { length: mostRanges - 1 },
    (_, at) => sorted[Math.floor(((at + 1) * sorted.length) / mostRanges)] ?? 0,
  )
  const [least = 0, most = 0] = [sorted[0], sorted.at(-1)]
  return [...new Set(quantiles.map(niceAbove))].filter(
    (step) => step > least && step <= most && step >= majorUnit,
  )
}
