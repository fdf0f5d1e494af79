/** The position of the row of reviews. Offsets are in steps; a step is the width of a review and its gap. */
export interface RowState {
  /** Index of the first visible review once the row is at rest. */
  readonly current: number
  /** Further reviews on the left, rendered during a motion only; `after` on the right. */
  readonly before: number
  readonly after: number
  /** The remaining distance of the motion; positive is to the left. */
  readonly offset: number
  /** True while a finger or a mouse holds the row. */
  readonly isHeld: boolean
}

export function restingRow(current: number): RowState {
  return { current, before: 0, after: 0, offset: 0, isHeld: false }
}

/**
 * The row while it slides to `current`. There are `spare` reviews besides the visible ones: a row with a larger offset
 * (after many quick clicks) starts nearer, because no review may be rendered twice.
 */
export function slidingRow(current: number, offset: number, spare: number): RowState {
  const possible = Math.max(-spare, Math.min(spare, offset))
  return {
    current,
    before: Math.ceil(Math.max(0, possible)),
    after: Math.ceil(Math.max(0, -possible)),
    offset: possible,
    isHeld: false,
  }
}

/** The row held at its current position: one more review on either side, for dragging. */
export function heldRow(current: number, offset: number, spare: number): RowState {
  const sliding = slidingRow(current, offset, spare - 2)
  return { ...sliding, before: sliding.before + 1, after: sliding.after + 1, isHeld: true }
}

/** Steps from one index to another, the shorter way round; positive is forward. */
export function stepsBetween(from: number, to: number, total: number): number {
  const forward = (((to - from) % total) + total) % total
  return forward > total / 2 ? forward - total : forward
}
