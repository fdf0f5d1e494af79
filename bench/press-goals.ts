import type { ClickTrials } from './load-report.ts'
import type { Goal } from './report.ts'
import { summarize } from './statistics.ts'

/** Times from a press to the heading, over the median of the exchange by hand in the same run. */
const limits = { prepared: 1.1, preparedSlow: 1.5, unprepared: 1.3 } as const

const paintedOf = (clicks: readonly ClickTrials[]) =>
  summarize(clicks.flatMap(({ trials }) => trials.map(({ painted }) => painted)))

export function pressGoals(clicks: readonly ClickTrials[]): Goal[] {
  const byHand = paintedOf(clicks.filter(({ isSwapped }) => isSwapped)).median
  // At the load event the browser, not the shop, follows the link.
  const ours = clicks.filter(({ isSwapped, delay }) => !isSwapped && delay > 0)
  const goal = (what: string, ratio: number, limit: number): Goal => ({
    claim: `${what} at most ${limit} times the exchange by hand`,
    found: ratio.toFixed(2),
    isMet: ratio <= limit,
  })
  return [1000, 4000].flatMap((delay) => {
    const prepared = paintedOf(ours.filter((click) => click.delay === delay && click.approach !== 'none'))
    const unprepared = paintedOf(ours.filter((click) => click.delay === delay && click.approach === 'none'))
    const when = `${delay / 1000} s after the load`
    return [
      goal(`press after hovering or touching, ${when}: median`, prepared.median / byHand, limits.prepared),
      goal(`the same, p95`, prepared.p95 / byHand, limits.preparedSlow),
      goal(`press without hovering, ${when}: median`, unprepared.median / byHand, limits.unprepared),
    ]
  })
}
