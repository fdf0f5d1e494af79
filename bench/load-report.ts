import type { LoadTrial } from './load-trial.ts'
import type { Limit, Table } from './report.ts'
import { median, summarize } from './statistics.ts'

/** The loads of one address on the slow phone. */
export interface PageTrials {
  readonly path: string
  readonly trials: readonly LoadTrial[]
}

/** Milliseconds. A prepared category arrives in a second file, a round trip later. */
const limits = { largestPaint: 900, preparedPaint: 1200, blocking: 250 } as const

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`
const whole = (milliseconds: number) => `${milliseconds.toFixed(0)} ms`

/** The median and half of the interquartile range. */
const inSeconds = (values: readonly number[]): string => {
  if (values.length === 0) return '–'
  const { median: middle, spread } = summarize(values)
  return `${seconds(middle)} ± ${(spread / 2000).toFixed(2)}`
}

const inMilliseconds = (values: readonly number[]): string => {
  const { median: middle, spread } = summarize(values)
  return `${whole(middle)} ± ${(spread / 2).toFixed(0)}`
}

/** A short description of the largest paint. */
const largestOf = (trials: readonly LoadTrial[]) =>
  [
    ...new Set(
      trials.map(({ lcpElement: { tag, url, text } }) => `${tag}: ${url === '' ? text.slice(0, 24) : url}`),
    ),
  ].join('; ')

export const loadTable = (pages: readonly PageTrials[]): Table => ({
  heading: 'Cold, on a slow phone',
  note: 'Medians ± half of the distance between the quartiles.',
  columns: ['Page', 'FCP', 'LCP', 'worst CLS', 'TBT', 'responds after', 'bytes', 'requests', 'largest paint'],
  rows: pages.map(({ path, trials }) => [
    path,
    inSeconds(trials.map(({ fcp }) => fcp)),
    inSeconds(trials.map(({ lcp }) => lcp)),
    Math.max(...trials.map(({ cls }) => cls)).toFixed(3),
    inMilliseconds(trials.map(({ tbt }) => tbt)),
    inSeconds(trials.flatMap(({ interactive }) => interactive ?? [])),
    `${(median(trials.map(({ bytes }) => bytes)) / 1000).toFixed(1)} kB`,
    String(median(trials.map(({ requests }) => requests))),
    largestOf(trials),
  ]),
})

export const loadLimits = (pages: readonly PageTrials[]): Limit[] =>
  pages.flatMap(({ path, trials }) => {
    const paint = median(trials.map(({ lcp }) => lcp))
    const blocking = median(trials.map(({ tbt }) => tbt))
    const paintLimit = path.includes('?') ? limits.preparedPaint : limits.largestPaint
    return [
      {
        claim: `LCP of ${path} on a slow phone at most ${seconds(paintLimit)}`,
        found: seconds(paint),
        isKept: paint <= paintLimit,
      },
      {
        claim: `TBT of ${path} on a slow phone at most ${limits.blocking} ms`,
        found: whole(blocking),
        isKept: blocking <= limits.blocking,
      },
    ]
  })
