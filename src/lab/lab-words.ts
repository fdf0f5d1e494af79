import type { PageFigures } from './page-figures.ts'
import type { LabRuns } from './lab-report.ts'

const ms = (value: number | null) => (value === null ? '–' : `${Math.round(value)} ms`)
const count = (value: number) => value.toLocaleString('en-US')
const megabytes = (bytes: number | null) => (bytes === null ? 'not told' : `${(bytes / 1e6).toFixed(1)} MB`)

/** Name and value of each figure, as the panel shows them. */
export function figureWords(figures: PageFigures): readonly (readonly [name: string, value: string])[] {
  const { inp, lcp, cls, longTasks, longTaskTime, frames, slowFrames, slowestFrame } = figures
  return [
    ['INP', ms(inp)],
    ['LCP', ms(lcp)],
    ['CLS', cls === null ? '–' : cls.toFixed(3)],
    ['Long tasks', longTasks === 0 ? '0' : `${count(longTasks)} (${ms(longTaskTime)})`],
    ['Frames over 25 ms', `${count(slowFrames)} of ${count(frames)}, slowest ${ms(slowestFrame)}`],
    ['DOM nodes', count(figures.nodes)],
    ['Heap', megabytes(figures.heap)],
    ['Requests since idle', count(figures.requestsSinceIdle)],
  ]
}

/** One sentence for each run that was made. */
export function runWords({ scroll, search }: LabRuns): readonly string[] {
  const words: string[] = []
  if (scroll) {
    const { distance, frames, medianFrame, slowestFrame, slowFrames } = scroll
    words.push(
      `Scroll: ${count(distance)} px in ${count(frames)} frames, median ${ms(medianFrame)}, slowest ${ms(slowestFrame)}, ${count(slowFrames)} over 25 ms.`,
    )
  }
  if (search)
    words.push(
      `Search for “${search.typed}”: median ${ms(search.median)} a letter, slowest ${ms(search.slowest)}.`,
    )
  return words
}
