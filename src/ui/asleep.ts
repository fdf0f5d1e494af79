import { isPressed } from './early-presses.ts'
import { whenNear } from './when-near.ts'

/** What brings a sleeping part to life besides a press of one of its buttons. */
export type Waking = 'near' | 'touched'

const touches = ['pointerover', 'touchstart', 'focusin', 'click'] as const

/**
 * Watches over a part of the page that is drawn but has no code yet. `wake` is called when it comes near the window (if
 * `waking` says so), is touched, gets the focus or is pressed, or has been before; it may be called more than once.
 * Answers with the way to stop.
 */
export function watchSleeper(box: HTMLElement, waking: Waking, wake: () => void): () => void {
  const touch = (event: Event) => {
    if (event.target instanceof Node && box.contains(event.target)) wake()
  }
  const stopWaiting = waking === 'near' ? whenNear(box, wake) : undefined
  // At the window: React keeps events for sleeping parts to itself, from its root on.
  const passively = { capture: true, passive: true }
  for (const type of touches) window.addEventListener(type, touch, passively)
  if (box.contains(document.activeElement) || isPressed(box)) wake()
  return () => {
    stopWaiting?.()
    for (const type of touches) window.removeEventListener(type, touch, passively)
  }
}
