/** How the row of reviews stands. Lags are in steps; a step is the width of a review and its gap. */
export interface Pose {
  /** Index of the review that stands first once the row is at rest. */
  readonly current: number
  /** Reviews beside the visible ones, there for a motion only: on the left, and on the right. */
  readonly before: number
  readonly after: number
  /** How far the row has to go; positive is to the left. */
  readonly lag: number
  /** A finger or a mouse holds the row, which then stands where it is put. */
  readonly isHeld: boolean
}

export function restingPose(current: number): Pose {
  return { current, before: 0, after: 0, lag: 0, isHeld: false }
}

/**
 * The row on its way to `current`. There are `spare` reviews besides the visible ones: a row that is further away
 * than that (after many quick clicks) starts nearer, because none may stand in two places.
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

/** The row in a hand, caught where it was: a review more on either side, for the hand to bring in. */
export function heldPose(current: number, lag: number, spare: number): Pose {
  const caught = slidingPose(current, lag, spare - 2)
  return { ...caught, before: caught.before + 1, after: caught.after + 1, isHeld: true }
}

/** Steps from one index to another, the shorter way round; positive is forward. */
export function stepsBetween(from: number, to: number, total: number): number {
  const forward = (((to - from) % total) + total) % total
  return forward > total / 2 ? forward - total : forward
}
