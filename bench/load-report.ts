import type { LoadTrial } from './load-trial.ts'
import type { ClickTrials } from './press-report.ts'
import type { Goal, Table } from './report.ts'
import { median, ratios, summarize } from './statistics.ts'

/** All trials of one route. Trials of one kind are in the order of the rounds, so they form pairs. */
export interface RouteTrials {
  readonly path: string
  readonly isPrerendered: boolean
  readonly prerendered: readonly LoadTrial[]
  /** The same files behind an empty shell: the difference is what prerendering gains. */
  readonly shell: readonly LoadTrial[]
  readonly bare: readonly LoadTrial[]
  /** The prerendered page without its script and fonts; absent where the route has no page of its own. */
  readonly still: readonly LoadTrial[]
  /** The prerendered page on a desktop with this machine's speed. */
  readonly unthrottled: readonly LoadTrial[]
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`
const whole = (milliseconds: number) => `${milliseconds.toFixed(0)} ms`

/** `1.20 s ± 0.05`: the median and half of the interquartile range. */
function formatMedian(values: readonly number[], unit: 's' | 'ms'): string {
  if (values.length === 0) return '–'
  const { median: middle, spread } = summarize(values)
  return unit === 's'
    ? `${seconds(middle)} ± ${(spread / 2000).toFixed(2)}`
    : `${whole(middle)} ± ${(spread / 2).toFixed(0)}`
}

const lcps = (trials: readonly LoadTrial[]) => trials.map(({ lcp }) => lcp)
const interactives = (trials: readonly LoadTrial[]) => trials.flatMap(({ interactive }) => interactive ?? [])
const worstShift = (trials: readonly LoadTrial[]) => Math.max(...trials.map(({ cls }) => cls))
const lcpRatio = ({ prerendered, bare }: RouteTrials) => median(ratios(lcps(prerendered), lcps(bare)))

/** `1.20 (1.10 to 1.31)`: the median, minimum and maximum of the pairs. */
function formatRatios(ours: readonly LoadTrial[], others: readonly LoadTrial[]): string {
  if (ours.length === 0 || others.length === 0) return '–'
  const { median: middle, least, most } = summarize(ratios(lcps(ours), lcps(others)))
  return `${middle.toFixed(2)} (${least.toFixed(2)} to ${most.toFixed(2)})`
}

/** A short description of the largest paint. */
function nameLargest(trials: readonly LoadTrial[]): string {
  const names = trials.map(({ lcpElement: { tag, url, text } }) => `${tag}: ${url || text.slice(0, 24)}`)
  return [...new Set(names)].join('; ')
}

function loadRow(name: string, trials: readonly LoadTrial[]): string[] {
  return [
    name,
    formatMedian(
      trials.map(({ fcp }) => fcp),
      's',
    ),
    formatMedian(lcps(trials), 's'),
    worstShift(trials).toFixed(3),
    formatMedian(
      trials.map(({ tbt }) => tbt),
      'ms',
    ),
    formatMedian(interactives(trials), 's'),
    `${(median(trials.map(({ bytes }) => bytes)) / 1000).toFixed(1)} kB`,
    String(median(trials.map(({ requests }) => requests))),
    nameLargest(trials),
  ]
}

const loadColumns = [
  'Page',
  'FCP',
  'LCP',
  'worst CLS',
  'TBT',
  'responds after',
  'bytes',
  'requests',
  'largest paint',
] as const

export function loadTables(routes: readonly RouteTrials[]): Table[] {
  return [
    {
      heading: 'Cold, on a slow phone',
      note: 'Medians ± half of the distance between the quartiles.',
      columns: loadColumns,
      rows: routes.flatMap(({ path, prerendered, shell, still, bare }) => [
        loadRow(path, prerendered),
        loadRow(`${path} without prerendering`, shell),
        ...(still.length > 0 ? [loadRow(`${path} without script and fonts`, still)] : []),
        loadRow(`${path} bare`, bare),
      ]),
    },
    {
      heading: 'Against the bare page',
      note: 'LCP over LCP, pair by pair: the median, and the least and the most. *Without script and fonts* is the page itself, with all its elements, rules and pictures: what it loses against the bare page, which has one element, no work on script or fonts can win.',
      columns: ['Page', 'page / bare', 'page / without script and fonts', 'without script and fonts / bare'],
      rows: routes.map(({ path, prerendered, still, bare }) => [
        path,
        formatRatios(prerendered, bare),
        formatRatios(prerendered, still),
        formatRatios(still, bare),
      ]),
    },
    {
      heading: 'Cold, unthrottled',
      note: 'Long tasks are those of 50 ms and more after FCP, all runs together.',
      columns: ['Page', 'FCP', 'LCP', 'worst CLS', 'responds after', 'long tasks', 'longest'],
      rows: routes.map(({ path, unthrottled }) => {
        const long = unthrottled.flatMap(({ longTasks }) => longTasks)
        return [
          path,
          formatMedian(
            unthrottled.map(({ fcp }) => fcp),
            'ms',
          ),
          formatMedian(lcps(unthrottled), 'ms'),
          worstShift(unthrottled).toFixed(3),
          formatMedian(interactives(unthrottled), 'ms'),
          `${long.length} in ${unthrottled.length} runs`,
          long.length === 0 ? '–' : whole(Math.max(...long)),
        ]
      }),
    },
  ]
}

const limits = { lcp: 1700, ratio: 1.15, click: 50, slowClick: 100 } as const
export function loadGoals(routes: readonly RouteTrials[], clicks: readonly ClickTrials[]): Goal[] {
  const prerendered = routes.filter(({ isPrerendered }) => isPrerendered)
  const ours = clicks.filter(({ subject, approach }) => subject === 'shop' && approach === 'none')
  const times = summarize(ours.flatMap(({ trials }) => trials.map(({ painted }) => painted)))
  const longTasks = routes.flatMap(({ unthrottled }) => unthrottled.flatMap((trial) => trial.longTasks))
  return [
    ...routes.map((route): Goal => {
      const lcp = median(lcps(route.prerendered))
      return {
        claim: `LCP of ${route.path} on a slow phone at most 1.7 s`,
        found: seconds(lcp),
        isMet: lcp <= limits.lcp,
      }
    }),
    ...prerendered.map((route): Goal => {
      const ratio = lcpRatio(route)
      return {
        claim: `LCP of ${route.path} at most 1.15 times the bare page's`,
        found: ratio.toFixed(3),
        isMet: ratio <= limits.ratio,
      }
    }),
    ...routes.map((route): Goal => {
      const shift = worstShift([...route.prerendered, ...route.unthrottled])
      return { claim: `CLS of ${route.path} 0.00`, found: shift.toFixed(4), isMet: shift < 0.005 }
    }),
    {
      claim: 'median from press to heading at most 50 ms',
      found: whole(times.median),
      isMet: times.median <= limits.click,
    },
    {
      claim: 'p95 from press to heading at most 100 ms',
      found: whole(times.p95),
      isMet: times.p95 <= limits.slowClick,
    },
    {
      claim: 'no task over 50 ms after FCP, unthrottled',
      found: String(longTasks.length),
      isMet: longTasks.length === 0,
    },
  ]
}
