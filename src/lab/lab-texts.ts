import * as texts from 'virtual:messages/lab'
import { formatCount, formatDecimal } from '#ui/format-count.ts'
import type { PageFigures } from './page-figures.ts'
import type { LabRuns } from './lab-report.ts'

const ms = (value: number | null) => (value === null ? '–' : texts.milliseconds({ count: Math.round(value) }))
const megabytes = (bytes: number | null) =>
  bytes === null ? texts.notReported : texts.megabytes({ count: formatDecimal(bytes / 1e6) })

/** Name and value of each figure, as in the panel. */
export function figureTexts(figures: PageFigures): readonly (readonly [name: string, value: string])[] {
  const { inp, lcp, cls, longTasks, longTaskTime, frames, slowFrames, slowestFrame } = figures
  return [
    [texts.inp, ms(inp)],
    [texts.lcp, ms(lcp)],
    [texts.cls, cls === null ? '–' : formatDecimal(cls, 3)],
    [
      texts.longTasks,
      longTasks === 0
        ? formatCount(0)
        : texts.longTasksTime({ count: formatCount(longTasks), time: ms(longTaskTime) }),
    ],
    [
      texts.slowFrames,
      texts.slowFramesOf({
        slow: formatCount(slowFrames),
        frames: formatCount(frames),
        slowest: ms(slowestFrame),
      }),
    ],
    [texts.nodes, formatCount(figures.nodes)],
    [texts.heap, megabytes(figures.heap)],
    [texts.requests, formatCount(figures.requestsSinceIdle)],
  ]
}

/** One sentence per run. */
export function runTexts({ scroll, search }: LabRuns): readonly string[] {
  const words: string[] = []
  if (scroll) {
    const { distance, frames, medianFrame, slowestFrame, slowFrames } = scroll
    words.push(
      texts.scroll({
        distance: formatCount(distance),
        frames: formatCount(frames),
        median: ms(medianFrame),
        slowest: ms(slowestFrame),
        slow: formatCount(slowFrames),
      }),
    )
  }
  if (search)
    words.push(
      texts.searchRun({
        typed: search.typed,
        median: ms(search.median),
        slowest: ms(search.slowest),
      }),
    )
  return words
}
