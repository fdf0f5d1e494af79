import type { GridName } from './grid-page/grids.tsx'
import type { GridTrial } from './grid-trial.ts'
import type { Plot } from './plot.ts'
import type { Limit, Table } from './report.ts'
import { median, spread } from './statistics.ts'

export interface GridTrials {
  readonly grid: GridName
  readonly count: number
  readonly trials: readonly GridTrial[]
}

type Measure = Exclude<keyof GridTrial, 'isLastReached'>

interface Row {
  readonly label: string
  readonly measure: Measure
  readonly show: (value: number) => string
}

const milliseconds = (value: number) => `${value.toFixed(value < 10 ? 2 : 0)} ms`
const percent = (value: number) => `${(value * 100).toFixed(1)} %`

const rows: readonly Row[] = [
  { label: 'mount', measure: 'mount', show: milliseconds },
  { label: 'heap', measure: 'heap', show: (value) => `${value.toFixed(1)} MB` },
  { label: 'elements', measure: 'elements', show: (value) => value.toFixed(0) },
  { label: 'script per 1,000 px', measure: 'script', show: milliseconds },
  { label: 'layout per 1,000 px', measure: 'layout', show: milliseconds },
  { label: 'frames over 25 ms', measure: 'lateFrames', show: percent },
  { label: 'blank, on average', measure: 'blank', show: percent },
  { label: 'blank, worst frame', measure: 'worstBlank', show: percent },
]

const valuesOf = ({ trials }: GridTrials, measure: Measure) => trials.map((trial) => trial[measure])
const isReached = ({ trials }: GridTrials) => trials.every(({ isLastReached }) => isLastReached)
const countsOf = (all: readonly GridTrials[]) => [...new Set(all.map(({ count }) => count))]

/** A table for each number of products: medians, with the interquartile range in brackets. */
export function gridTables(all: readonly GridTrials[]): Table[] {
  return countsOf(all).map((count) => {
    const here = all.filter((trials) => trials.count === count)
    return {
      heading: `${count.toLocaleString('en-US')} products`,
      note: 'Medians, with the spread of the middle half.',
      columns: ['', ...here.map(({ grid }) => grid)],
      rows: [
        ...rows.map(({ label, measure, show }) => [
          label,
          ...here.map((trials) => {
            const values = valuesOf(trials, measure)
            return `${show(median(values))} (${show(spread(values))})`
          }),
        ]),
        ['last product reached', ...here.map((trials) => (isReached(trials) ? 'yes' : 'no'))],
      ],
    }
  })
}

/** Script for 1,000 px over the best peer's: at most 1 with 10,000 products, 1.15 above. */
const mostOverPeer = (count: number) => (count <= 10_000 ? 1 : 1.15)

export const gridLimits = (all: readonly GridTrials[]): Limit[] =>
  countsOf(all).flatMap((count) => {
    const here = all.filter((trials) => trials.count === count)
    const ours = here.find(({ grid }) => grid === 'ours')
    const peers = here.filter(({ grid }) => grid !== 'ours')
    if (!ours || peers.length === 0) return []
    const ratio =
      median(valuesOf(ours, 'script')) / Math.min(...peers.map((peer) => median(valuesOf(peer, 'script'))))
    const products = `${count.toLocaleString('en-US')} products`
    return [
      {
        claim: `script for 1,000 px with ${products}: at most ${mostOverPeer(count)} times the best peer's`,
        found: ratio.toFixed(2),
        isKept: ratio <= mostOverPeer(count),
      },
      {
        claim: `the last of ${products} can be reached`,
        found: isReached(ours) ? 'yes' : 'no',
        isKept: isReached(ours),
      },
    ]
  })

/** The cost of 1,000 px of scrolling, script and layout together. */
export function gridPlot(all: readonly GridTrials[]): Plot {
  return {
    title: 'Script and layout for 1,000 pixels scrolled',
    xLabel: 'products in the list',
    yLabel: 'milliseconds, median',
    lines: [...new Set(all.map(({ grid }) => grid))].map((name) => ({
      name,
      points: all
        .filter(({ grid }) => grid === name)
        .map(
          ({ count, trials }) =>
            [count, median(trials.map(({ script, layout }) => script + layout))] as const,
        ),
    })),
  }
}
