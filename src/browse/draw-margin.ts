/** Milliseconds between rows that come one after the other: a quick typist's next letter goes first. */
const breath = 60
/** Rows that come at once on either side. */
const step = 2

/**
 * How many rows may be drawn on either side of the window. None at first where all cards are others than before, so that
 * no task is long: what a visitor sees comes before what they might.
 */
export interface DrawMargin {
  /** Infinity while there is nothing to hold back. */
  readonly rows: () => number
  /** From none on, and soon more. */
  readonly narrow: () => void
  /** As many as there are, from now on. */
  readonly widen: () => void
  readonly stop: () => void
}

/**
 * Calls `draw` with each wider margin, which answers whether rows are still held back. A list that is empty at first, as
 * after Back, begins narrow.
 */
export function createDrawMargin(isEmpty: boolean, draw: () => boolean): DrawMargin {
  let rows = Infinity
  let growing: ReturnType<typeof setTimeout> | undefined
  const grow = () => {
    rows += step
    if (draw()) growing = setTimeout(grow, breath)
    else rows = Infinity
  }
  const stop = () => clearTimeout(growing)
  const narrow = () => {
    stop()
    rows = 0
    growing = setTimeout(grow, breath)
  }
  if (isEmpty) narrow()
  return {
    rows: () => rows,
    narrow,
    widen() {
      stop()
      rows = Infinity
    },
    stop,
  }
}
