import type { GridName } from './grid-page/grids.tsx'
import type { GridTrial } from './grid-trial.ts'
import type { Plot } from './plot.ts'
import type { Goal, Table } from './report.ts'
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
  /** Differences below this are noise, in the measure's own unit. */
  readonly hair: number
}

const milliseconds = (value: number) => `${value.toFixed(value < 10 ? 2 : 0)} ms`
const percent = (value: number) => `${(value * 100).toFixed(1)} %`

const rows: readonly Row[] = [
  { label: 'mount', measure: 'mount', show: milliseconds, hair: 5 },
  { label: 'heap', measure: 'heap', show: (value) => `${value.toFixed(1)} MB`, hair: 0.2 },
  { label: 'elements', measure: 'elements', show: (value) => value.toFixed(0), hair: 0 },
  { label: 'script per 1,000 px', measure: 'script', show: milliseconds, hair: 0.1 },
  { label: 'layout per 1,000 px', measure: 'layout', show: milliseconds, hair: 0.1 },
  { label: 'frames over 25 ms', measure: 'lateFrames', show: percent, hair: 0.01 },
  { label: 'blank, on average', measure: 'blank', show: percent, hair: 0 },
  { label: 'blank, worst frame', measure: 'worstBlank', show: percent, hair: 0 },
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

/** For each number of products and each row: ours is at or ahead of the best peer, within the noise. */
export function gridGoals(all: readonly GridTrials[]): Goal[] {
  return countsOf(all).flatMap((count) => {
    const here = all.filter((trials) => trials.count === count)
    const ours = here.find(({ grid }) => grid === 'ours')
    const peers = here.filter(({ grid }) => grid !== 'ours')
    if (!ours || peers.length === 0) return []
    const inAll = `with ${count.toLocaleString('en-US')} products`
    return [
      ...rows.map(({ label, measure, show, hair }) => {
        const own = median(valuesOf(ours, measure))
        const best = Math.min(...peers.map((peer) => median(valuesOf(peer, measure))))
        return {
          claim: `${label} ${inAll} at or ahead of the best peer (${show(best)})`,
          found: show(own),
          isMet: own <= best + hair,
        }
      }),
      {
        claim: `the last product ${inAll} can be reached`,
        found: isReached(ours) ? 'yes' : 'no',
        isMet: isReached(ours),
      },
    ]
  })
}

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
