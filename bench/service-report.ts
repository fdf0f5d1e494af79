import type { Limit, Table } from './report.ts'
import type { PostgresTimes } from './service-postgres.ts'
import type { NaiveTimes } from './service-naive.ts'
import type { ShopTrial } from './shop-trial.ts'
import { quantile } from './statistics.ts'

/** One size of the catalogue. Milliseconds by query, seconds for the load, MB. */
export interface ServiceTrial {
  readonly size: number
  readonly load: number
  /** The first slice in the catalogue's order, and with the best match first. */
  readonly first: readonly number[]
  readonly ranked: readonly number[]
  readonly counts: readonly number[]
  readonly facets: readonly number[]
  readonly product: readonly number[]
  readonly page: readonly number[]
  readonly sorted: readonly number[]
  /** Until 100 new prices show. */
  readonly update: number
  readonly memory: number
  readonly alone: readonly number[]
  readonly crowd: readonly number[]
  readonly errors: number
  /** Exact totals a second, one after the other. */
  readonly throughput: number
  /** Visits to a shop on this service; empty where there were none. */
  readonly visits: readonly ShopTrial[]
}

const ms = (value: number) => `${value < 10 ? value.toFixed(1) : value.toFixed(0)} ms`
const cells = (times: readonly number[]) => [ms(quantile(times, 0.5)), ms(quantile(times, 0.95))]

const ratios = (times: readonly number[], own: readonly number[]) =>
  [0.5, 0.95].map((q) => `${(quantile(times, q) / quantile(own, q)).toFixed(2)} ×`)

function besidePostgres(
  trials: readonly ServiceTrial[],
  postgres: (PostgresTimes & { readonly size: number }) | null,
): Table[] {
  const own = trials.find(({ size }) => size === postgres?.size)
  if (!own || !postgres) return []
  return [
    {
      heading: `Beside PostgreSQL at ${own.size.toLocaleString('en')} products`,
      note: 'Median and 95th percentile. PostgreSQL 15 has a trigram index (pg_trgm) on both texts; its times are those of `psql`, without HTTP. The last row is its time as a multiple of the service’s.',
      columns: ['', 'First 30', 'p95', 'Total', 'p95', 'Facets', 'p95', 'Load'],
      rows: [
        ...[['Service', own] as const, ['PostgreSQL and pg_trgm', postgres] as const].map(
          ([name, { first, counts, facets, load }]) => [
            name,
            ...cells(first),
            ...cells(counts),
            ...cells(facets),
            `${load.toFixed(0)} s`,
          ],
        ),
        [
          'Ratio',
          ...ratios(postgres.first, own.first),
          ...ratios(postgres.counts, own.counts),
          ...ratios(postgres.facets, own.facets),
          `${(postgres.load / own.load).toFixed(2)} ×`,
        ],
      ],
    },
  ]
}

const longestTasks = (visits: readonly ShopTrial[]) => visits.map(({ longestTask }) => longestTask)

const visitsTable = (visits: readonly ShopTrial[]): Table => ({
  heading: 'Visits to a shop on the service',
  note: `${visits.length} visits. From the key or press to the frame that shows its result. The longest task of each visit while typing, choosing categories and jumping: ${longestTasks(
    visits,
  )
    .map((task) => (task === 0 ? 'none over 50 ms' : ms(task)))
    .join(', ')}.`,
  columns: ['', 'Median', 'p95'],
  rows: (
    ['first cards', 'key typed → results', 'category → results', 'card → product', 'jump to the end'] as const
  ).map((name) => [name, ...cells(visits.flatMap(({ times }) => times[name]))]),
})

export function serviceTables(
  trials: readonly ServiceTrial[],
  /** Of the largest catalogue. */
  naive: NaiveTimes,
  postgres: (PostgresTimes & { readonly size: number }) | null,
): Table[] {
  const large = trials.at(-1)
  if (!large) return []
  const kinds = ['first', 'ranked', 'counts', 'facets', 'product', 'page', 'sorted'] as const
  return [
    {
      heading: 'Growth',
      note: 'Over HTTP, the embedded engine, each query once: median and 95th percentile.',
      columns: [
        'ListQuery',
        ...trials.flatMap(({ size }) => [`${size.toLocaleString('en')}: median`, 'p95']),
      ],
      rows: [
        ...kinds.map((kind) => [kind, ...trials.flatMap((trial) => cells(trial[kind]))]),
        ['update of 100 products', ...trials.flatMap(({ update }) => [ms(update), ''])],
        ['load', ...trials.flatMap(({ load }) => [`${load.toFixed(0)} s`, ''])],
        ['memory, at most', ...trials.flatMap(({ memory }) => [`${memory.toFixed(0)} MB`, ''])],
      ],
    },
    {
      heading: `Beside the naive scan at ${large.size.toLocaleString('en')} products`,
      note: 'Median and 95th percentile. The naive scan keeps all lowered texts in the memory of one process and is asked there, without HTTP. The last row is its time as a multiple of the service’s.',
      columns: ['', 'First 30', 'p95', 'Total', 'p95'],
      rows: [
        ['Service', ...cells(large.first), ...cells(large.counts)],
        ['Naive scan', ...cells(naive.first), ...cells(naive.counts)],
        ['Ratio', ...ratios(naive.first, large.first), ...ratios(naive.counts, large.counts)],
      ],
    },
    ...besidePostgres(trials, postgres),
    ...(large.visits.length > 0 ? [visitsTable(large.visits)] : []),
    {
      heading: 'A cluster, computed',
      note: `Not measured: ${large.throughput.toFixed(1)} exact totals a second on this machine with ${large.size.toLocaleString('en')} products, and N nodes of this kind that each hold one part. Without the time between nodes.`,
      columns: ['Nodes', '10,000,000 products: total', '100,000,000', '1,000,000,000'],
      rows: [1, 4, 16, 64].map((nodes) => [
        String(nodes),
        ...[1e7, 1e8, 1e9].map((size) => ms((1000 / large.throughput) * (size / large.size / nodes))),
      ]),
    },
  ]
}

/** `trial`: the largest catalogue. */
export function serviceLimits(trial: ServiceTrial): Limit[] {
  const limit = (claim: string, value: number, most: number): Limit => ({
    claim: `${claim} at most ${most} ms`,
    found: ms(value),
    isKept: value <= most,
  })
  return [
    limit('first 30, median', quantile(trial.first, 0.5), 20),
    limit('first 30, p95', quantile(trial.first, 0.95), 600),
    limit('best 30, median', quantile(trial.ranked, 0.5), 60),
    limit('best 30, p95', quantile(trial.ranked, 0.95), 600),
    limit('exact total, p95', quantile(trial.counts, 0.95), 800),
    limit('facets, p95', quantile(trial.facets, 0.95), 1400),
  ]
}
