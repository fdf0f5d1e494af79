import * as texts from 'virtual:messages/testimonials'
import { keyAlongLine } from '#ui/reading-direction.ts'

/** Milliseconds between two steps of the rotation (specification, section 9). */
export const rotationInterval = 3000

/** Pixels that a horizontal drag has to exceed (specification, section 9). */
const dragThreshold = 50

/** The number of reviews side by side in a window of this width, in CSS pixels. */
export function visibleFor(width: number): number {
  if (width >= 1024) return 4
  return width >= 768 ? 3 : 1
}

/** An index wrapped to 0 to `total` - 1: the review after the last is the first. */
function wrap(index: number, total: number): number {
  return ((index % total) + total) % total
}

export function nextIndex(current: number, total: number): number {
  return wrap(current + 1, total)
}

export function previousIndex(current: number, total: number): number {
  return wrap(current - 1, total)
}

/** The indexes of the visible reviews in reading order; each at most once. */
export function visibleIndexes(current: number, visible: number, total: number): number[] {
  return Array.from({ length: Math.min(visible, total) }, (_, offset) => wrap(current + offset, total))
}

/**
 * The index to which a key moves among the dots (WAI-ARIA APG, toolbar), wrapping; null for a key that does not move.
 */
export function indexForKey(key: string, current: number, total: number): number | null {
  switch (keyAlongLine(key)) {
    case 'ArrowLeft':
      return previousIndex(current, total)
    case 'ArrowRight':
      return nextIndex(current, total)
    case 'Home':
      return 0
    case 'End':
      return total - 1
    default:
      return null
  }
}

/**
 * The action of a drag by `dx` CSS pixels along the line of text and `dy` down. More than 50 px towards the line's start
 * show the next review, towards its end the previous one; a drag that is at least as long vertically is a scroll.
 */
export function dragDecision(dx: number, dy: number): 'previous' | 'next' | 'none' {
  if (Math.abs(dx) <= dragThreshold || Math.abs(dx) <= Math.abs(dy)) return 'none'
  return dx < 0 ? 'next' : 'previous'
}

/** All reasons to stop the rotation. */
export interface RotationState {
  /** By the pause button, permanently after the keyboard focus was inside, or initially by reduced motion. */
  readonly isPaused: boolean
  readonly isHovered: boolean
  readonly isFocused: boolean
  readonly isDragged: boolean
  /** The tab is in the background, or the carousel is off the screen. */
  readonly isHidden: boolean
  readonly prefersReducedMotion: boolean
}

/** Whether the reviews rotate automatically: only if no reason to stop applies. */
export function shouldRotate(state: RotationState): boolean {
  return !(
    state.isPaused ||
    state.isHovered ||
    state.isFocused ||
    state.isDragged ||
    state.isHidden ||
    state.prefersReducedMotion
  )
}

/** Announced after the visitor has moved: 'Reviews 8 to 1 of 10', or 'Review 8 of 10' for a single one. */
export function rangeText(current: number, visible: number, total: number): string {
  const shown = visibleIndexes(current, visible, total)
  const first = wrap(current, total) + 1
  if (shown.length === 1) return texts.shownOne({ number: first, total })
  return texts.shownSeveral({ first, last: (shown.at(-1) ?? 0) + 1, total })
}
