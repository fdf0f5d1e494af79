/** Rows of the grid from `first` up to and with `last`. */
export interface Rows {
  readonly first: number
  readonly last: number
}

export interface RowMetrics {
  /** Pixels from one row's top to the next one's. */
  readonly rowPitch: number
  /** Pixels. */
  readonly windowHeight: number
  /** Rows of the whole list. */
  readonly count: number
}

interface Options extends RowMetrics {
  /** The rows drawn now; null where there are none. */
  readonly drawn: Rows | null
  /** In the window, even partly. */
  readonly visible: Rows
  readonly isUpward: boolean
}

/** Pixels drawn ahead of the window in the direction of scrolling: the distance of a fast wheel in one frame. */
const ahead = 1000

/** Rows mounted in one step: mounting two together costs less than one after the other. */
const step = 2

/**
 * The rows to mount: those in the window, one behind it, and as many ahead of it in the direction of scrolling as one
 * frame can render. Always the same number, so that the document never grows while it scrolls; rows that are drawn
 * already stay while they suffice.
 */
export function rowsToDraw({ drawn, visible, isUpward, rowPitch, windowHeight, count }: Options): Rows {
  const needed = Math.ceil((windowHeight + ahead) / rowPitch) + 1
  const least = isUpward
    ? { first: Math.max(visible.last - needed + 1, 0), last: Math.min(visible.last + 1, count - 1) }
    : { first: Math.max(visible.first - 1, 0), last: Math.min(visible.first + needed - 1, count - 1) }
  const total = Math.min(needed + step, count)
  const isEnough = drawn !== null && drawn.first <= least.first && drawn.last >= least.last
  if (isEnough && drawn.last - drawn.first + 1 === total && drawn.last < count) return drawn
  const wanted = isUpward ? least.last - total + 1 : least.first
  const first = Math.min(Math.max(wanted, 0), count - total)
  return { first, last: first + total - 1 }
}

/** Rows for the virtualizer's `rangeExtractor`; each call continues from the rows of the last one. */
export interface RowsAhead {
  readonly extract: (visible: Rows, metrics: RowMetrics) => number[]
  /** Sets the direction. Returns true where the drawn rows suffice at this offset of the list, px. */
  readonly follow: (offset: number) => boolean
  /** The visible rows of the last call of `extract`; null before the first. */
  readonly visible: () => Rows | null
  readonly drawn: () => Rows | null
  /** The direction of the last move that `follow` was called for. */
  readonly isUpward: () => boolean
}

function visibleRowsAt(offset: number, { rowPitch, windowHeight, count }: RowMetrics): Rows {
  const clamp = (row: number) => Math.min(Math.max(row, 0), count - 1)
  return {
    first: clamp(Math.floor(offset / rowPitch)),
    last: clamp(Math.ceil((offset + windowHeight) / rowPitch) - 1),
  }
}

export function createRowsAhead(): RowsAhead {
  let extracted: { visible: Rows; drawn: Rows; metrics: RowMetrics } | null = null
  let followed: Rows | null = null
  let isUpward = false
  return {
    extract(visible, metrics) {
      const drawn = rowsToDraw({ drawn: extracted?.drawn ?? null, visible, isUpward, ...metrics })
      extracted = { visible, drawn, metrics }
      return indexesOf(drawn)
    },
    follow(offset) {
      if (!extracted) return false
      const { drawn, metrics } = extracted
      const before = followed ?? extracted.visible
      const visible = visibleRowsAt(offset, metrics)
      const shift = visible.first + visible.last - before.first - before.last
      if (shift !== 0) isUpward = shift < 0
      followed = visible
      return rowsToDraw({ drawn, visible, isUpward, ...metrics }) === drawn
    },
    visible: () => extracted?.visible ?? null,
    drawn: () => extracted?.drawn ?? null,
    isUpward: () => isUpward,
  }
}

/** The rows whose products are fetched: those drawn and two more windows in the direction of scrolling. */
export function rowsToFetch({ first, last }: Rows, isUpward: boolean, metrics: RowMetrics): Rows {
  const further = Math.ceil((2 * metrics.windowHeight) / metrics.rowPitch)
  return isUpward
    ? { first: Math.max(first - further, 0), last }
    : { first, last: Math.min(last + further, metrics.count - 1) }
}

/** Whether two ranges of rows have none in common. */
export const areApart = (one: Rows, other: Rows): boolean => one.last < other.first || other.last < one.first

const indexesOf = ({ first, last }: Rows) => Array.from({ length: last - first + 1 }, (_, at) => first + at)

/** All rows to draw, kept ones included, sorted and without repeats. */
export const rowsWithKept = (rows: Rows, kept: readonly number[]): number[] =>
  [...new Set([...indexesOf(rows), ...kept])].toSorted((a, b) => a - b)
