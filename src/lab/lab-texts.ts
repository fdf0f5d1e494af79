import { formatCount } from '#ui/format-count.ts'
import type { PageFigures } from './page-figures.ts'
import type { LabRuns } from './lab-report.ts'

const ms = (value: number | null) => (value === null ? '–' : `${Math.round(value)} ms`)
const megabytes = (bytes: number | null) =>
  bytes === null ? 'not reported' : `${(bytes / 1e6).toFixed(1)} MB`

/** Name and value of each figure, as in the panel. */
export function figureTexts(figures: PageFigures): readonly (readonly [name: string, value: string])[] {
  const { inp, lcp, cls, longTasks, longTaskTime, frames, slowFrames, slowestFrame } = figures
  return [
    ['INP', ms(inp)],
    ['LCP', ms(lcp)],
    ['CLS', cls === null ? '–' : cls.toFixed(3)],
    ['Long tasks', longTasks === 0 ? '0' : `${formatCount(longTasks)} (${ms(longTaskTime)})`],
    [
      'Frames over 25 ms',
      `${formatCount(slowFrames)} of ${formatCount(frames)}, slowest ${ms(slowestFrame)}`,
    ],
    ['DOM nodes', formatCount(figures.nodes)],
    ['Heap', megabytes(figures.heap)],
    ['Requests since idle', formatCount(figures.requestsSinceIdle)],
  ]
}

/** One sentence per run. */
export function runTexts({ scroll, search }: LabRuns): readonly string[] {
  const words: string[] = []
  if (scroll) {
    const { distance, frames, medianFrame, slowestFrame, slowFrames } = scroll
    words.push(
      `Scroll: ${formatCount(distance)} px in ${formatCount(frames)} frames, median ${ms(medianFrame)}, slowest ${ms(slowestFrame)}, ${formatCount(slowFrames)} over 25 ms.`,
    )
  }
  if (search)
    words.push(
      `Search for “${search.typed}”: median ${ms(search.median)} a letter, slowest ${ms(search.slowest)}.`,
    )
  return words
}
