import type { Plot } from './plot.ts'
import type { Goal, Table } from './report.ts'
import { typedTexts, type ShopTimes, type ShopTrial } from './shop-trial.ts'
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
const growthGoal = 1.5
const heapGoal = 400
const buildGoal = 3000

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

/** The letters with the longest medians, by what the field has after them. */
function slowestLetters({ trials }: ShopTrials): string {
  return typedTexts
    .map((text, at) => ({
      text,
      times: trials.flatMap(({ times }) => times['key typed → results'][at] ?? []),
    }))
    .filter(({ times }) => times.length > 0)
    .map(({ text, times }) => ({ text, time: median(times) }))
    .toSorted((a, b) => b.time - a.time)
    .slice(0, 3)
    .map(({ text, time }) => `${text} ${milliseconds(time)}`)
    .join(', ')
}

/** Letters of the shop beside letters that exchange the cards in the window by hand, milliseconds. */
export function letterTable(all: readonly ShopTrials[], byHand: readonly number[]): Table {
  const row = (name: string, times: readonly number[], slowest: string) => [
    name,
    milliseconds(median(times)),
    milliseconds(quantile(times, 0.95)),
    (median(times) / median(byHand)).toFixed(2),
    slowest,
  ]
  return {
    heading: 'A letter, beside an exchange by hand',
    note: '*By hand* is the page of the list without script and fonts, where a letter exchanges the cards in the window for copies of others: no search, no address, no announcement. *Slowest* are the letters with the longest medians, by what the field has after them.',
    columns: ['', 'median', 'p95', '/ by hand', 'slowest'],
    rows: [
      row('by hand', byHand, ''),
      ...all.map((one) =>
        row(`${count(one.size)} products`, timesOf(one, 'key typed → results'), slowestLetters(one)),
      ),
    ],
  }
}

export function shopGoals(all: readonly ShopTrials[]): Goal[] {
  const largest = all.reduce((most, one) => (one.size > most.size ? one : most))
  const products = `${count(largest.size)} products`
  const built = median(largest.trials.map((trial) => trial.built))
  const tasks = largest.trials.map(({ longestTask }) => longestTask)
  const added =
    median(memoriesOf(largest)) - median(all.flatMap((one) => (one.size === 200 ? memoriesOf(one) : [])))
  const clicks = timesOf(largest, 'card → product')
  const letters = timesOf(largest, 'key typed → results')
  return [
    ...actions.map((action) => {
      const growth = median(growthOf(all, action, largest.size))
      return {
        claim: `${action}: at most ${growthGoal} × the time of the smallest catalogue with ${products}`,
        found: `${growth.toFixed(2)} ×`,
        isMet: growth <= growthGoal,
      }
    }),
    {
      claim: `all of ${products} searchable within ${buildGoal / 1000} s of the navigation`,
      found: milliseconds(built),
      isMet: built <= buildGoal,
    },
    {
      claim: `no task over 50 ms while it is typed into, filtered and jumped in, with ${products}`,
      found: milliseconds(Math.max(...tasks)),
      isMet: Math.max(...tasks) <= 50,
    },
    {
      claim: `key typed → results with ${products}, first cards: median at most 40 ms, p95 at most 70 ms`,
      found: `${milliseconds(median(letters))}, ${milliseconds(quantile(letters, 0.95))}`,
      isMet: median(letters) <= 40 && quantile(letters, 0.95) <= 70,
    },
    {
      claim: `card → product with ${products}: median at most 50 ms, p95 at most 100 ms`,
      found: `${milliseconds(median(clicks))}, ${milliseconds(quantile(clicks, 0.95))}`,
      isMet: median(clicks) <= 50 && quantile(clicks, 0.95) <= 100,
    },
    {
      claim: `${products} take at most ${heapGoal} MB more than the smallest catalogue, page and workers together`,
      found: `${added.toFixed(0)} MB`,
      isMet: added <= heapGoal,
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
