import { Virtualizer } from '@tanstack/react-virtual'
import { stretchLength, stretchStart, type Rows } from './grid-rows.ts'

/** What the rows' places follow from. */
export interface RowMetrics {
  /** Rows of the whole list. */
  readonly count: number
  /** Pixels, like all that follows. */
  readonly rowPitch: number
  /** From the document's top to the list's. */
  readonly top: number
}

/** Finds the rows in the window. */
export interface VisibleRows {
  /** Those that are in the window where its top is `offset` pixels below the list's; null where there is no window. */
  readonly find: (offset: number) => Rows | null
  /** The first row of the stretch that was looked at last. */
  readonly stretch: () => number
  /** Takes other figures, and the window's size. */
  readonly measure: (metrics: RowMetrics) => void
  readonly stop: () => void
}

const windowRect = () => ({ width: window.innerWidth, height: window.innerHeight })

/**
 * The virtualizer's answer, with its ways to observe swapped: it is told where the window is (`scroll-follower.ts`). It
 * knows of one stretch of the rows at a time, see `grid-rows.ts`.
 */
export function createVisibleRows(initial: RowMetrics): VisibleRows {
  let metrics = initial
  let stretch = 0
  let report: (offset: number, isScrolling: boolean) => void = () => undefined
  const optionsOf = ({ count, top }: RowMetrics) => ({
    count: Math.min(count, stretchLength),
    estimateSize: () => metrics.rowPitch,
    scrollMargin: top,
  })
  const virtualizer = new Virtualizer<Window, Element>({
    ...optionsOf(initial),
    getScrollElement: () => window,
    observeElementRect: (_, onRect) => {
      onRect(windowRect())
    },
    observeElementOffset: (_, onOffset) => {
      report = onOffset
    },
    scrollToFn: () => undefined,
  })
  // What every adapter of the virtualizer calls, React's too.
  // oxlint-disable-next-line no-underscore-dangle
  const stop = virtualizer._didMount()
  // oxlint-disable-next-line no-underscore-dangle
  virtualizer._willUpdate()

  return {
    find(offset) {
      const { count, rowPitch, top } = metrics
      stretch = stretchStart(stretch, Math.max(Math.floor(offset / rowPitch), 0), count)
      report(top + offset - stretch * rowPitch, true)
      const range = virtualizer.calculateRange()
      return range && { first: stretch + range.startIndex, last: stretch + range.endIndex }
    },
    stretch: () => stretch,
    measure(next) {
      metrics = next
      virtualizer.scrollRect = windowRect()
      virtualizer.setOptions({ ...virtualizer.options, ...optionsOf(next) })
      virtualizer.measure()
    },
    stop,
  }
}
