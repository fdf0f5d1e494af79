import type { LoadTrial } from './load-trial.ts'
import type { Goal, Table } from './report.ts'
import { median, summarize } from './statistics.ts'

/** The loads of one path under one condition. */
export interface PathTrials {
  readonly path: string
  readonly trials: readonly LoadTrial[]
}

export interface BusyTrials extends PathTrials {
  /** Of the same page without script and fonts, a lower limit; empty where there is none. */
  readonly still: readonly LoadTrial[]
}

const whole = (milliseconds: number) => `${milliseconds.toFixed(0)} ms`
const limits = { blocking: 80, paintGap: 30 } as const

const blockingOf = (trials: readonly LoadTrial[]) => trials.map(({ tbt }) => tbt)
const spreadOf = (trials: readonly LoadTrial[]) => {
  const { median: middle, least, most } = summarize(blockingOf(trials))
  return [middle, least, most].map(whole)
}
const gapOf = (trials: readonly LoadTrial[]) => trials.map(({ fcp, lcp }) => lcp - fcp)

export function underLoadTable(loads: readonly BusyTrials[]): Table {
  return {
    heading: 'Under load',
    note: 'The slow phone, while two other threads of this machine are busy. TBT is what tasks after FCP took beyond 50 ms each; *still* is the same page without script and fonts.',
    columns: ['Page', 'TBT, median', 'least', 'most', 'still, median', 'least', 'most'],
    rows: loads.map(({ path, trials, still }) => [
      path,
      ...spreadOf(trials),
      ...(still.length > 0 ? spreadOf(still) : ['–', '–', '–']),
    ]),
  }
}

export const underLoadGoals = (loads: readonly PathTrials[]): Goal[] =>
  loads.map(({ path, trials }) => {
    const blocking = median(blockingOf(trials))
    return {
      claim: `TBT of ${path} on a slow phone under load at most ${limits.blocking} ms`,
      found: whole(blocking),
      isMet: blocking <= limits.blocking,
    }
  })

/** Of the list on a desktop: the largest paint follows the first one, since the first row's images are ready. */
export function desktopGoal({ path, trials }: PathTrials): Goal {
  const gap = median(gapOf(trials))
  return {
    claim: `LCP of ${path} unthrottled at most ${limits.paintGap} ms after FCP`,
    found: whole(gap),
    isMet: gap <= limits.paintGap,
  }
}
