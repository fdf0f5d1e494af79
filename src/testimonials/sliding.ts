import { heldPose, restingPose, slidingPose, stepsBetween, type Pose } from './pose.ts'
import { step } from './reviews.css.ts'

const timing = { duration: 520, easing: 'cubic-bezier(.3,.1,.15,1)', fill: 'forwards' } as const

/** In steps of the style sheet, so that it stays valid when the window changes. */
const shifted = (steps: number) => `translateX(calc(${step} * ${steps}))`

export interface Sliding {
  readonly subscribe: (listener: () => void) => () => void
  /** The reviews that the current motion, or the row at rest after it, needs. */
  readonly read: () => Pose
  /** Slides to `current` from the row's current position; without a motion where reduced motion is preferred. */
  readonly slideTo: (current: number, visible: number, isInstant: boolean) => void
  /** Moves the row, held at its current position, by `dx` pixels; a step at most. */
  readonly follow: (dx: number) => void
  /** Releases the row, which slides back. */
  readonly release: () => void
  /** Called as soon as the reviews of a pose are in the row; returns a function that stops the motion. */
  readonly draw: (row: HTMLElement, shown: Pose) => () => void
}

/**
 * The motion of the row. The browser runs it as an animation; a new pose only renders the reviews that a motion needs,
 * and removes them after it.
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
    // Progress is null before the motion has begun: all of the distance remains.
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
