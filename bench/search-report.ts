import type { BuildTrial } from './build-trial.ts'
import type { Plot } from './plot.ts'
import type { Limit, Table } from './report.ts'
import type { SearchTime } from './search-page/contender.ts'
import { searchQueries, type QueryKind } from './search-page/queries.ts'
import type { Origin } from './search-page/open-large.ts'
import type { SearchTrials } from './search-trial.ts'
import { median, ratios, summarize } from './statistics.ts'

export interface SearchResults {
  readonly trials: readonly SearchTrials[]
  readonly builds: readonly BuildTrial[]
  /** The size that `builds` and the limits refer to. */
  readonly largest: number
}

const timesOf = ({ rounds }: SearchTrials) => rounds.flat().map(({ took }) => took)

/** A few significant digits for a number of any size. */
const digits = (value: number) =>
  value < 1 ? value.toFixed(3) : value < 100 ? value.toFixed(1) : value.toFixed(0)
const count = (value: number) => value.toLocaleString('en-US')

const isSame = (one: SearchTime, other: SearchTime) =>
  one.found.total === other.found.total && one.found.ids.join() === other.found.ids.join()

/** Queries of the first round with the same result as the naive filter. */
function countExact(trial: SearchTrials, naive: SearchTrials): number {
  const right = naive.rounds[0] ?? []
  return (trial.rounds[0] ?? []).filter((time, at) => {
    const expected = right[at]
    return expected !== undefined && isSame(time, expected)
  }).length
}

/**
 * How many times as long the naive filter took for each query; both measurements of a pair are taken one after
 * the other.
 */
function gainsOver(naive: SearchTrials, trial: SearchTrials): number[] {
  const pairs = trial.rounds.flatMap((round, at) =>
    round.flatMap((time, listQuery) => {
      const other = naive.rounds[at]?.[listQuery]
      return other ? [[other.took, time.took] as const] : []
    }),
  )
  return ratios(
    pairs.map(([slow]) => slow),
    pairs.map(([, fast]) => fast),
  )
}

const trialOf = (trials: readonly SearchTrials[], name: SearchTrials['name'], size: number) =>
  trials.find((trial) => trial.name === name && trial.size === size)

function sizeTable(trials: readonly SearchTrials[], size: number): Table {
  const naive = trialOf(trials, 'naive filter', size)
  const rows = trials
    .filter((trial) => trial.size === size)
    .map((trial) => {
      const times = timesOf(trial)
      const build = trial.build === null ? '–' : digits(trial.build)
      if (times.length === 0 || !naive) return [trial.name, build, '–', '–', '–', '–', trial.failed ?? '–']
      const { median: middle, p95, spread } = summarize(times)
      const exact = `${countExact(trial, naive)} of ${trial.rounds[0]?.length ?? 0}`
      return [
        trial.name,
        build,
        digits(middle),
        digits(p95),
        digits(spread),
        `${digits(median(gainsOver(naive, trial)))} ×`,
        trial.failed === null ? exact : `${exact}; ${trial.failed}`,
      ]
    })
  return {
    heading: `${count(size)} products`,
    columns: ['ms', 'build', 'median', 'p95', 'spread', 'as fast as naive', 'exact answers'],
    rows,
  }
}

function oursTable(trials: readonly SearchTrials[]): Table {
  const ours = trials.filter(({ name }) => name.startsWith('ours'))
  return {
    heading: 'Ours: from the worker to the page',
    note: 'In the worker: until products and total are known. In the page: from the query to the result, product objects included.',
    columns: ['ms', 'median', 'p95', 'in the page, median', 'p95'],
    rows: ours.map((trial) => {
      const times = trial.rounds.flat()
      const columns = [times.map(({ took }) => took), times.map(({ took, page }) => page ?? took)].map(
        (values) => summarize(values),
      )
      return [
        `${count(trial.size)}, ${trial.name}`,
        ...columns.flatMap((one) => [digits(one.median), digits(one.p95)]),
      ]
    }),
  }
}

/** The 95th percentile, in milliseconds, of the medians of each query: the noise of other processes is left out. */
function tailOf({ rounds }: SearchTrials): number {
  const medians = searchQueries.map((_, at) => median(rounds.flatMap((round) => round[at]?.took ?? [])))
  return summarize(medians).p95
}

function kindTable(trials: readonly SearchTrials[], size: number): Table {
  const [ours, naive] = [trialOf(trials, 'ours', size), trialOf(trials, 'naive filter', size)]
  const of = (trial: SearchTrials | undefined, kind: QueryKind) =>
    (trial?.rounds ?? []).flatMap((round) =>
      round.flatMap(({ took }, at) => (searchQueries[at]?.kind === kind ? took : [])),
    )
  const kinds = [...new Set(searchQueries.map(({ kind }) => kind))]
  return {
    heading: `Kinds of queries, ${count(size)} products`,
    columns: ['ms, median (most)', 'ours', 'naive filter'],
    rows: kinds.map((kind) => [
      kind,
      ...[ours, naive].map((trial) => {
        const { median: middle, most } = summarize(of(trial, kind))
        return `${digits(middle)} (${digits(most)})`
      }),
    ]),
  }
}

function buildTable({ builds: all, largest }: SearchResults, origin: Origin): Table {
  const builds = all.filter((build) => build.origin === origin)
  const rows = [
    ['first products', builds.map(({ products }) => products)],
    ['first 30 answers to a search asked at once', builds.map(({ early }) => early)],
    ['its total', builds.map(({ total }) => total)],
    ['all is searchable', builds.map(({ built }) => built)],
    ['memory added, MB', builds.flatMap(({ memory }) => memory ?? [])],
    ['longest task of the page over 50 ms', builds.map(({ longestTask }) => longestTask)],
  ] as const
  return {
    heading: `Opening ${count(largest)} ${origin} products`,
    note: 'Milliseconds from the opening, except the memory.',
    columns: ['', 'median', 'least', 'most'],
    rows: rows
      .filter(([, values]) => values.length > 0)
      .map(([name, values]) => {
        const { median: middle, least, most } = summarize(values)
        return [name, digits(middle), digits(least), digits(most)]
      }),
  }
}

export function searchTables(results: SearchResults): Table[] {
  const { trials, largest } = results
  const sizes = [...new Set(trials.map(({ size }) => size))]
  return [
    ...sizes.map((size) => sizeTable(trials, size)),
    oursTable(trials),
    kindTable(trials, largest),
    buildTable(results, 'generated'),
    buildTable(results, 'given'),
  ]
}

export function searchLimits(results: SearchResults): Limit[] {
  const { trials, largest } = results
  const ranked = oursOf(trials, 'ours, best match first', largest)
  const inexact = trials.filter(
    (trial) =>
      trial.name.startsWith('ours') &&
      countExact(trial, trialOf(trials, 'naive filter', trial.size) ?? trial) < searchQueries.length,
  )
  return [
    {
      claim: 'Ours finds exactly what the naive filter finds, at every size',
      found: inexact.length === 0 ? 'all of them' : `not at ${inexact.map((trial) => trial.size).join(', ')}`,
      isKept: inexact.length === 0,
    },
    ...limitsFor(results, 'generated', 'ours'),
    ...limitsFor(results, 'given', 'ours, given records'),
    workerTime(ranked, `${count(largest)} given products, best match first`, 40),
  ]
}

const atMost = (claim: string, found: number, limit: number, unit: string): Limit => ({
  claim: `${claim} at most ${limit} ${unit}`,
  found: `${digits(found)} ${unit}`,
  isKept: found <= limit,
})

const workerTime = (ours: SearchTrials, products: string, limit: number) =>
  atMost(`${products}: p95 of worker time`, tailOf(ours), limit, 'ms')

function limitsFor(
  { trials, builds: all, largest }: SearchResults,
  origin: Origin,
  name: SearchTrials['name'],
): Limit[] {
  const products = `${count(largest)} ${origin} products`
  const builds = all.filter((build) => build.origin === origin)
  const memories = builds.flatMap((build) => build.memory ?? [])
  return [
    workerTime(oursOf(trials, name, largest), products, 33),
    atMost(`${products}: opening`, median(builds.map((build) => build.built)), 6000, 'ms'),
    ...(memories.length > 0 ? [atMost(`${products}: memory`, median(memories), 450, 'MB')] : []),
  ]
}

function oursOf(trials: readonly SearchTrials[], name: SearchTrials['name'], size: number): SearchTrials {
  const ours = trialOf(trials, name, size)
  if (!ours) throw new Error(`${name} is what it is about.`)
  return ours
}

/** The median query of each contender, at the sizes that it finished. */
export function searchPlot({ trials }: SearchResults): Plot {
  const names = [...new Set(trials.map(({ name }) => name))]
  return {
    title: 'The median query',
    xLabel: 'products in the catalogue',
    yLabel: 'milliseconds',
    lines: names.map((name) => ({
      name,
      points: trials.flatMap((trial) => {
        const times = trial.name === name ? timesOf(trial) : []
        return times.length > 0 ? [[trial.size, median(times)] as const] : []
      }),
    })),
  }
}
