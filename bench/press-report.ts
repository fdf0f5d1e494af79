import type { Approach, ClickTrial } from './click-trial.ts'
import type { Limit, Table } from './report.ts'
import { median, summarize } from './statistics.ts'

export interface PressTrials {
  readonly path: string
  readonly approach: Approach
  /** True for the page that exchanges elements by hand (`swap-page.ts`): the lower limit for any framework. */
  readonly isByHand: boolean
  readonly trials: readonly ClickTrial[]
}

/** The median of the shop's presses over that of the exchange by hand in the same run, after the same approach. */
const mostOverByHand = 1.6

const whole = (milliseconds: number) => `${milliseconds.toFixed(0)} ms`
const paintedOf = (presses: readonly PressTrials[]) =>
  summarize(presses.flatMap(({ trials }) => trials.map(({ painted }) => painted)))

const byHandOf = (presses: readonly PressTrials[], approach: Approach) =>
  paintedOf(presses.filter((press) => press.isByHand && press.approach === approach)).median

export const pressTable = (presses: readonly PressTrials[]): Table => ({
  heading: 'From a press on a card to the product’s heading',
  note: 'Unthrottled, a second after the load; *first* is what precedes the press: nothing, 200 ms of hovering, or a touch of 100 ms, which counts from its end. Until it is on the screen; *drawn* is when the main thread was done with it. *By hand* is the same list without script and fonts, where a press exchanges it for a product’s page that the browser has parsed already.',
  columns: ['On', 'first', 'median', '/ by hand', 'p95', 'drawn, median'],
  rows: presses.map((press) => {
    const times = paintedOf([press])
    return [
      press.isByHand ? 'by hand' : press.path,
      press.approach === 'none' ? '–' : press.approach,
      whole(times.median),
      (times.median / byHandOf(presses, press.approach)).toFixed(2),
      whole(times.p95),
      whole(median(press.trials.map(({ drawn }) => drawn))),
    ]
  }),
})

export const pressLimits = (presses: readonly PressTrials[]): Limit[] =>
  (['none', 'hover', 'touch'] as const).map((approach) => {
    const ours = presses.filter((press) => !press.isByHand && press.approach === approach)
    const ratio = paintedOf(ours).median / byHandOf(presses, approach)
    const how = { none: 'without hovering', hover: 'after hovering', touch: 'by touch' }[approach]
    return {
      claim: `press on a card ${how}: median at most ${mostOverByHand} times the exchange by hand`,
      found: ratio.toFixed(2),
      isKept: ratio <= mostOverByHand,
    }
  })
