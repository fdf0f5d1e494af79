import type { Approach, ClickTrial } from './click-trial.ts'
import type { Goal, Table } from './report.ts'
import { median, summarize } from './statistics.ts'

/**
 * What handles a press: the shop, a script that exchanges elements by hand (`swap-page.ts`), or the shop's libraries or
 * React alone, which create the same elements (`press-page.ts`). All but the shop are lower limits.
 */
export type PressSubject = 'shop' | 'by hand' | 'libraries' | 'react'

export interface ClickTrials {
  readonly path: string
  /** Milliseconds after the load event. */
  readonly delay: number
  readonly approach: Approach
  readonly subject: PressSubject
  readonly trials: readonly ClickTrial[]
}

/** Times from a press to the heading, over the median of the exchange by hand in the same run, prepared alike. */
const limits = { prepared: 1.1, preparedSlow: 1.5, unprepared: 1.3 } as const

const whole = (milliseconds: number) => `${milliseconds.toFixed(0)} ms`

const paintedOf = (clicks: readonly ClickTrials[]) =>
  summarize(clicks.flatMap(({ trials }) => trials.map(({ painted }) => painted)))

/** After hovering or a touch the picture has been fetched, too. */
const isPrepared = ({ approach }: ClickTrials) => approach !== 'none'

const byHandOf = (clicks: readonly ClickTrials[], prepared: boolean) =>
  paintedOf(clicks.filter((click) => click.subject === 'by hand' && isPrepared(click) === prepared)).median

const names: Readonly<Record<Exclude<PressSubject, 'shop'>, string>> = {
  'by hand': '/products, by hand',
  libraries: '/products, libraries alone',
  react: '/products, React alone',
}

export function pressTable(clicks: readonly ClickTrials[]): Table {
  return {
    heading: 'From a press on a card to the product’s heading',
    note: 'Unthrottled; *first* is what precedes the press: nothing, 200 ms of hovering, or a touch of 100 ms, which counts from its end. Until it is on the screen; *drawn* is when the main thread was done with it, without what a machine without graphics card takes to show it. A new document means that the shop did not handle the press yet. *By hand* is the same list without script and fonts, where a press exchanges it for a product’s page that the browser has parsed already: the lower limit for any framework. It fetches the product’s picture when the pointer comes, too, and the column *by hand* divides by its median after the same approach: with hovering or a touch, or without. *Libraries alone* is the same list and the same product as elements of React with the router and the query client, without any component of the shop; *React alone* has neither router nor query client.',
    columns: [
      'On',
      'after load',
      'first',
      'median',
      '/ by hand',
      'p95',
      'most',
      'drawn, median',
      'new documents',
    ],
    rows: clicks.map((click) => {
      const { path, delay, approach, subject, trials } = click
      const times = summarize(trials.map(({ painted }) => painted))
      const fresh = trials.filter(({ isNewDocument }) => isNewDocument).length
      return [
        subject === 'shop' ? path : names[subject],
        `${delay / 1000} s`,
        approach === 'none' ? '–' : approach,
        whole(times.median),
        (times.median / byHandOf(clicks, isPrepared(click))).toFixed(2),
        whole(times.p95),
        whole(times.most),
        whole(median(trials.map(({ drawn }) => drawn))),
        `${fresh} of ${trials.length}`,
      ]
    }),
  }
}

export function pressGoals(clicks: readonly ClickTrials[]): Goal[] {
  // At the load event the browser, not the shop, follows the link.
  const ours = clicks.filter(({ subject, delay }) => subject === 'shop' && delay > 0)
  const goal = (what: string, ratio: number, limit: number): Goal => ({
    claim: `${what} at most ${limit} times the exchange by hand`,
    found: ratio.toFixed(2),
    isMet: ratio <= limit,
  })
  return [1000, 4000].flatMap((delay) => {
    const prepared = paintedOf(ours.filter((click) => click.delay === delay && isPrepared(click)))
    const unprepared = paintedOf(ours.filter((click) => click.delay === delay && !isPrepared(click)))
    const when = `${delay / 1000} s after the load`
    const byHand = byHandOf(clicks, true)
    return [
      goal(`press after hovering or touching, ${when}: median`, prepared.median / byHand, limits.prepared),
      goal(`the same, p95`, prepared.p95 / byHand, limits.preparedSlow),
      goal(
        `press without hovering, ${when}: median`,
        unprepared.median / byHandOf(clicks, false),
        limits.unprepared,
      ),
    ]
  })
}
