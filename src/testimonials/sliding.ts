import { heldPose, restingPose, slidingPose, stepsBetween, type Pose } from './pose.ts'
import { step } from './reviews.css.ts'

const timing = { duration: 520, easing: 'cubic-bezier(.3,.1,.15,1)', fill: 'forwards' } as const

/** In steps of the style sheet, so that it holds while the window changes. */
const shifted = (steps: number) => `translateX(calc(${step} * ${steps}))`

export interface Sliding {
  readonly subscribe: (listener: () => void) => () => void
  /** The reviews that have to be in the row for the motion that goes on, or for the rest after it. */
  readonly read: () => Pose
  /** Slides to `current` from wherever the row is just then; at once where motion is not wanted. */
  readonly slideTo: (current: number, visible: number, isInstant: boolean) => void
  /** Puts the row, caught where it was, `dx` pixels aside; a step at most. */
  readonly follow: (dx: number) => void
  /** Lets go of the row, which slides back to its place. */
  readonly release: () => void
  /** To be called as soon as the reviews of a pose are in the row; answers with the way to stop its motion. */
  readonly draw: (row: HTMLElement, shown: Pose) => () => void
}

/**
 * The motion of the row. The browser does it all by itself; a new pose only brings in the reviews that a motion
 * needs, and takes them away after it.
 */
export function createSliding(start: number, total: number): Sliding {
  let pose = restingPose(start)
  let spare = 0
  let isInstant = false
  let drawn: { row: HTMLElement; motion: Animation | null } | null = null
  let held = { caught: 0, lag: 0 }
  const listeners = new Set<() => void>()

  const take = (next: Pose) => {
    pose = next
    for (const listener of listeners) listener()
  }
  const settle = (current: number, lag: number) =>
    take(isInstant || lag === 0 ? restingPose(current) : slidingPose(current, lag, spare))

  const lagNow = (): number => {
    if (pose.isHeld) return held.lag
    // A motion that has not begun yet has all of its way before it.
    return pose.lag * (1 - (drawn?.motion?.effect?.getComputedTiming().progress ?? 0))
  }

  const drawHeld = (row: HTMLElement) => {
    row.style.transform = shifted(held.lag - pose.before)
  }

  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    read: () => pose,
    slideTo: (current, visible, isMotionReduced) => {
      spare = total - visible
      isInstant = isMotionReduced
      if (current !== pose.current) settle(current, lagNow() + stepsBetween(pose.current, current, total))
    },
    follow: (dx) => {
      const review = drawn?.row.firstElementChild
      if (!drawn || !review) return
      if (!pose.isHeld) {
        const caught = heldPose(pose.current, lagNow(), spare)
        held = { caught: caught.lag, lag: caught.lag }
        take(caught)
      }
      const gap = Number.parseFloat(getComputedStyle(drawn.row).columnGap)
      const width = review.getBoundingClientRect().width + gap
      held.lag = held.caught + Math.max(-1, Math.min(1, dx / width))
      drawHeld(drawn.row)
    },
    release: () => {
      if (pose.isHeld) settle(pose.current, held.lag)
    },
    draw: (row, { current, before, lag, isHeld }) => {
      let motion: Animation | null = null
      if (isHeld) drawHeld(row)
      else if (lag !== 0) {
        motion = row.animate([{ transform: shifted(lag - before) }, { transform: shifted(-before) }], timing)
        motion.addEventListener('finish', () => take(restingPose(current)))
      }
      drawn = { row, motion }
      return () => {
        motion?.cancel()
        row.style.removeProperty('transform')
      }
    },
  }
}
