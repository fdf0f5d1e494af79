import { lineSign } from '#ui/reading-direction.ts'
import { heldRow, restingRow, slidingRow, stepsBetween, type RowState } from './row-state.ts'
import { step } from './reviews.css.ts'

const timing = { duration: 520, easing: 'cubic-bezier(.3,.1,.15,1)', fill: 'forwards' } as const

/** In steps of the style sheet, so that it stays valid when the window changes. */
const shifted = (steps: number) => `translateX(calc(${step} * ${steps * lineSign}))`

export interface Sliding {
  readonly subscribe: (listener: () => void) => () => void
  /** The reviews that the current motion, or the row at rest after it, needs. */
  readonly read: () => RowState
  /** Slides to `current` from the row's current position; without a motion where reduced motion is preferred. */
  readonly slideTo: (current: number, visible: number, isInstant: boolean) => void
  /** Moves the row, held at its current position, by `dx` pixels along the line; a step at most. */
  readonly follow: (dx: number) => void
  /** Releases the row, which slides back. */
  readonly release: () => void
  /** Called when the reviews of a state have been rendered; returns a function that stops the motion. */
  readonly draw: (row: HTMLElement, shown: RowState) => () => void
}

/**
 * The motion of the row. The browser runs it as an animation; a new state only renders the reviews that a motion needs,
 * and removes them after it.
 */
export function createSliding(start: number, total: number): Sliding {
  let state = restingRow(start)
  let spare = 0
  let isInstant = false
  let drawn: { row: HTMLElement; motion: Animation | null } | null = null
  let held = { start: 0, offset: 0 }
  const listeners = new Set<() => void>()

  const update = (next: RowState) => {
    state = next
    for (const listener of listeners) listener()
  }
  const settle = (current: number, offset: number) =>
    update(isInstant || offset === 0 ? restingRow(current) : slidingRow(current, offset, spare))

  const currentOffset = (): number => {
    if (state.isHeld) return held.offset
    // Progress is null before the motion has begun: all of the distance remains.
    return state.offset * (1 - (drawn?.motion?.effect?.getComputedTiming().progress ?? 0))
  }

  const drawHeld = (row: HTMLElement) => {
    row.style.transform = shifted(held.offset - state.before)
  }

  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    read: () => state,
    slideTo: (current, visible, isMotionReduced) => {
      spare = total - visible
      isInstant = isMotionReduced
      if (current !== state.current)
        settle(current, currentOffset() + stepsBetween(state.current, current, total))
    },
    follow: (dx) => {
      const review = drawn?.row.firstElementChild
      // A held row needs one more review on either side, and none may be in it twice.
      if (!drawn || !review || spare < 2) return
      if (!state.isHeld) {
        const grabbed = heldRow(state.current, currentOffset(), spare)
        held = { start: grabbed.offset, offset: grabbed.offset }
        update(grabbed)
      }
      const gap = Number.parseFloat(getComputedStyle(drawn.row).columnGap)
      const width = review.getBoundingClientRect().width + gap
      held.offset = held.start + Math.max(-1, Math.min(1, dx / width))
      drawHeld(drawn.row)
    },
    release: () => {
      if (state.isHeld) settle(state.current, held.offset)
    },
    draw: (row, { current, before, offset, isHeld }) => {
      let motion: Animation | null = null
      if (isHeld) drawHeld(row)
      else if (offset !== 0) {
        motion = row.animate(
          [{ transform: shifted(offset - before) }, { transform: shifted(-before) }],
          timing,
        )
        motion.addEventListener('finish', () => update(restingRow(current)))
      }
      drawn = { row, motion }
      return () => {
        motion?.cancel()
        row.style.removeProperty('transform')
      }
    },
  }
}
