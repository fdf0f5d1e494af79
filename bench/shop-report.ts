import type { Plot } from './plot.ts'
import type { Limit, Table } from './report.ts'
import type { ShopTimes, ShopTrial } from './shop-trial.ts'
import { median, quantile, ratios, spread } from './statistics.ts'

export interface ShopTrials {
  readonly size: number
  /** In the order of the rounds, so that measurements of two sizes form pairs. */
  readonly trials: readonly ShopTrial[]
}

type Action = keyof ShopTimes

const actions: readonly Action[] = [
  'first cards',
  'key typed → results',
  'keys without a pause → results',
  'category → results',
  'card → product',
  'jump to the end',
]
/** Milliseconds from a letter to its first cards in the largest catalogue, median. */
const mostForLetter = 60

const milliseconds = (value: number) => `${value.toFixed(0)} ms`
const count = (value: number) => value.toLocaleString('en-US')
const timesOf = ({ trials }: ShopTrials, action: Action) => trials.flatMap(({ times }) => times[action])
const shown = (values: readonly number[], unit: string) =>
  `${median(values).toFixed(0)} ${unit} (${spread(values).toFixed(0)})`

/** Each action's time as a multiple of the smallest catalogue's, round by round. */
function growthOf(all: readonly ShopTrials[], action: Action, size: number): number[] {
  const middles = (of: number) =>
    (all.find((one) => one.size === of)?.trials ?? []).map(({ times }) => median(times[action]))
  return ratios(middles(size), middles(Math.min(...all.map((one) => one.size))))
}

const memoriesOf = ({ trials }: ShopTrials) => trials.flatMap(({ memory }) => memory ?? [])

export function shopTables(all: readonly ShopTrials[]): Table[] {
  const sizes = all.map(({ size }) => size)
  const least = Math.min(...sizes)
  return [
    {
      heading: 'Times by size of the catalogue',
      note: 'Medians, with the spread of the middle half, in milliseconds.',
      columns: ['', ...sizes.map((size) => `${count(size)} products`)],
      rows: [
        ...actions.map((action) => [action, ...all.map((one) => shown(timesOf(one, action), 'ms'))]),
        [
          'key typed → results, p95',
          ...all.map((one) => milliseconds(quantile(timesOf(one, 'key typed → results'), 0.95))),
        ],
        [
          'time until all is searchable',
          ...all.map(({ trials }) =>
            shown(
              trials.map(({ built }) => built),
              'ms',
            ),
          ),
        ],
        [
          'search opened → first cards',
          ...all.map(({ trials }) =>
            shown(
              trials.map(({ opened }) => opened.first),
              'ms',
            ),
          ),
        ],
        [
          'search opened → count',
          ...all.map(({ trials }) =>
            shown(
              trials.map(({ opened }) => opened.counted),
              'ms',
            ),
          ),
        ],
        [
          'longest task during that',
          ...all.map(({ trials }) =>
            shown(
              trials.map(({ longestTask }) => longestTask),
              'ms',
            ),
          ),
        ],
        [
          "heap of the page's thread",
          ...all.map(({ trials }) =>
            shown(
              trials.map(({ heap }) => heap),
              'MB',
            ),
          ),
        ],
        [
          'memory of page and workers',
          ...all.map((one) => (memoriesOf(one).length > 0 ? shown(memoriesOf(one), 'MB') : '–')),
        ],
      ],
    },
    {
      heading: 'Growth',
      note: `As many times the time with ${count(least)} products, round by round: the median.`,
      columns: ['', ...sizes.filter((size) => size !== least).map((size) => `${count(size)} products`)],
      rows: actions.map((action) => [
        action,
        ...sizes
          .filter((size) => size !== least)
          .map((size) => `${median(growthOf(all, action, size)).toFixed(2)} ×`),
      ]),
    },
  ]
}

export function shopLimits(all: readonly ShopTrials[]): Limit[] {
  const largest = all.reduce((most, one) => (one.size > most.size ? one : most))
  const letter = median(timesOf(largest, 'key typed → results'))
  return [
    {
      claim: `a letter with ${count(largest.size)} products → first cards: median at most ${mostForLetter} ms`,
      found: milliseconds(letter),
      isKept: letter <= mostForLetter,
    },
  ]
}

export function shopPlot(all: readonly ShopTrials[]): Plot {
  return {
    title: 'From key or press to the picture',
    xLabel: 'products in the catalogue',
    yLabel: 'milliseconds, median',
    lines: actions.map((name) => ({
      name,
      points: all.map((one) => [one.size, median(timesOf(one, name))] as const),
    })),
  }
}
