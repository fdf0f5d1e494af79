/** Rows of the grid from `first` up to and with `last`. */
export interface Rows {
  readonly first: number
  readonly last: number
}

interface Options {
  /** Those that are drawn now; null where there are none. */
  drawn: Rows | null
  /** In the window, even partly. */
  visible: Rows
  isUpward: boolean
  /** Pixels. */
  rowPitch: number
  windowHeight: number
  /** Rows of the whole list. */
  count: number
}

/** Pixels that are drawn ahead of the window in the direction of travel: a fast wheel's way in one frame. */
const ahead = 1000

/** Rows that come at once: two in one go cost less than one and one. */
const step = 2

/**
 * The rows to hold in the document: those in the window, one behind it, and ahead of it in the direction of travel as
 * many as a frame can bring. Always the same number, so that the document never grows while it scrolls; and the ones
 * that are drawn already for as long as they will do.
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

/** Of the rows to draw, those at most `margin` rows away from the window. */
export function rowsNear({ first, last }: Rows, visible: Rows, margin: number): Rows {
  return { first: Math.max(first, visible.first - margin), last: Math.min(last, visible.last + margin) }
}

/** Whether two stretches of rows have none in common. */
export const areApart = (one: Rows, other: Rows): boolean => one.last < other.first || other.last < one.first

/** Cards that had the focus last which keep their rows. */
const mostRemembered = 4

/** The cards that had the focus last, the latest first. */
export const withFocused = (recent: readonly number[], index: number): readonly number[] =>
  [index, ...recent.filter((one) => one !== index)].slice(0, mostRemembered)

/**
 * The rows that stay in the document however far the window is: the focused one and its neighbours, so that the focus is
 * never lost and Tab has where to go, and those that had the focus before it. A screen reader that finds the element
 * which had the focus gone from the document takes the move for the page's repair, and says nothing (Orca 43).
 */
export function rowsToKeep(focused: number | null, recent: readonly number[], count: number): number[] {
  const around = focused === null ? [] : [focused - 1, focused, focused + 1]
  return [...around, ...recent].filter((row) => row >= 0 && row < count)
}

/** All rows to draw, those to keep included; in order, each once. */
export function rowsWithKept({ first, last }: Rows, kept: readonly number[]): number[] {
  const rows = Array.from({ length: last - first + 1 }, (_, at) => first + at)
  return [...new Set([...rows, ...kept])].toSorted((a, b) => a - b)
}

/** Rows that the virtualizer is told of: it keeps a figure for each, and a million of them cost at every new answer. */
export const stretchLength = 2000
const margin = 250

/**
 * The first row of the stretch to work with: the same one while the visible rows are well within it. Places are counted
 * from there, too, since browsers draw with 32-bit floats.
 */
export function stretchStart(before: number, visibleRow: number, count: number): number {
  const latest = Math.max(count - stretchLength, 0)
  const isWithin =
    before <= latest &&
    (visibleRow >= before + margin || (before === 0 && visibleRow >= 0)) &&
    (visibleRow < before + stretchLength - margin || before === latest)
  return isWithin ? before : Math.min(Math.max(visibleRow - stretchLength / 2, 0), latest)
}
