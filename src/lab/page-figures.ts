import { onCLS, onINP, onLCP } from 'web-vitals'

/** A page's costs since it was opened. Times in milliseconds; null where the browser does not report a value (yet). */
export interface PageFigures {
  /** Slowest response to a press or a key so far (Interaction to Next Paint). */
  readonly inp: number | null
  /** When the largest text or image was painted (Largest Contentful Paint). */
  readonly lcp: number | null
  /** The layout shifts so far, without a unit (Cumulative Layout Shift). */
  readonly cls: number | null
  /** The number of tasks longer than 50 ms, and their total duration. */
  readonly longTasks: number
  readonly longTaskTime: number
  readonly frames: number
  /** The frames shown more than 25 ms after the one before. */
  readonly slowFrames: number
  readonly slowestFrame: number
  /** Elements in the document. */
  readonly nodes: number
  /** Bytes of the JavaScript heap. */
  readonly heap: number | null
  /** Files requested since the page became idle: two seconds after the last request of its load. */
  readonly requestsSinceIdle: number
}

/** Milliseconds without a request after which a page counts as idle. */
const silence = 2000

/** Milliseconds. A longer frame misses at least one refresh at 60 and at 50 Hz. */
const slowFrame = 25

function readHeap(): number | null {
  if (!('memory' in performance)) return null
  const { memory } = performance
  const hasHeap = typeof memory === 'object' && memory !== null && 'usedJSHeapSize' in memory
  return hasHeap ? Number(memory.usedJSHeapSize) : null
}

/** The time at which the page became idle: the start of the first silence among these moments, in their order. */
export function idleSince(moments: readonly number[], now: number): number | null {
  let last = 0
  for (const moment of moments) {
    if (moment - last >= silence) return last + silence
    last = Math.max(last, moment)
  }
  return now - last >= silence ? last + silence : null
}

/** Observes the page; returns functions to read the figures, to count frames and to stop. */
export function watchPage(): { read: () => PageFigures; startFrames: () => void; stop: () => void } {
  const vitals: { inp: number | null; lcp: number | null; cls: number | null } = {
    inp: null,
    lcp: null,
    cls: null,
  }
  const every = { reportAllChanges: true }
  onINP(({ value }) => (vitals.inp = value), every)
  onLCP(({ value }) => (vitals.lcp = value), every)
  onCLS(({ value }) => (vitals.cls = value), every)

  const tasks: number[] = []
  const loads: number[] = []
  const observers = [
    ['longtask', (entry: PerformanceEntry) => tasks.push(entry.duration)],
    ['resource', (entry: PerformanceEntry) => loads.push(entry.startTime)],
  ] as const
  const watching = observers.map(([type, note]) => {
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry)
    })
    observer.observe({ type, buffered: true })
    return observer
  })

  let frames: number[] = []
  let previous: number | null = null
  let next = requestAnimationFrame(function count(now) {
    if (previous !== null) frames.push(now - previous)
    previous = document.hidden ? null : now
    next = requestAnimationFrame(count)
  })

  return {
    startFrames: () => {
      frames = []
      previous = null
    },
    read: () => {
      const idle = idleSince(
        loads.toSorted((a, b) => a - b),
        performance.now(),
      )
      return {
        ...vitals,
        longTasks: tasks.length,
        longTaskTime: tasks.reduce((sum, task) => sum + task, 0),
        frames: frames.length,
        slowFrames: frames.filter((frame) => frame > slowFrame).length,
        slowestFrame: frames.reduce((slowest, frame) => Math.max(slowest, frame), 0),
        nodes: document.getElementsByTagName('*').length,
        heap: readHeap(),
        requestsSinceIdle: idle === null ? 0 : loads.filter((load) => load > idle).length,
      }
    },
    stop: () => {
      cancelAnimationFrame(next)
      for (const observer of watching) observer.disconnect()
    },
  }
}
