/** The position of the row of reviews. Lags are in steps; a step is the width of a review and its gap. */
export interface Pose {
  /** Index of the first visible review once the row is at rest. */
  readonly current: number
  /** Further reviews on the left, rendered during a motion only; `after` on the right. */
  readonly before: number
  readonly after: number
  /** The distance that the row has yet to slide; positive is to the left. */
  readonly lag: number
  /** True while a finger or a mouse holds the row. */
  readonly isHeld: boolean
}

export function restingPose(current: number): Pose {
  return { current, before: 0, after: 0, lag: 0, isHeld: false }
}

/**
 * The row while it slides to `current`. There are `spare` reviews besides the visible ones: a row with a larger lag
 * (after many quick clicks) starts nearer, because no review may be rendered twice.
 */
export function slidingPose(current: number, lag: number, spare: number): Pose {
  const possible = Math.max(-spare, Math.min(spare, lag))
  return {
    current,
    before: Math.ceil(Math.max(0, possible)),
    after: Math.ceil(Math.max(0, -possible)),
    lag: possible,
    isHeld: false,
  }
}

/** The row held at its current position: one more review on either side, for dragging. */
export function heldPose(current: number, lag: number, spare: number): Pose {
  const caught = slidingPose(current, lag, spare - 2)
  return { ...caught, before: caught.before + 1, after: caught.after + 1, isHeld: true }
}

/** Steps from one index to another, the shorter way round; positive is forward. */
export function stepsBetween(from: number, to: number, total: number): number {
  const forward = (((to - from) % total) + total) % total
  return forward > total / 2 ? forward - total : forward
}
