import { isPressed } from './early-presses.ts'
import { whenNear } from './when-near.ts'

/**
 * `visible`: when it is in or near the window. `interaction`: on pointer, touch, focus or a changed field. A press counts
 * for both.
 */
export type HydrateOn = 'visible' | 'interaction'

const interactions = ['pointerover', 'touchstart', 'focusin', 'click', 'change'] as const

/**
 * Calls `hydrate` on each interaction with the part, and when it is near the window if `hydrateOn` is `visible`;
 * immediately if it has the focus or was pressed before. Returns a function that removes the listeners.
 */
export function onHydrationTrigger(box: HTMLElement, hydrateOn: HydrateOn, hydrate: () => void): () => void {
  const onInteraction = (event: Event) => {
    if (event.target instanceof Node && box.contains(event.target)) hydrate()
  }
  const stopObserving = hydrateOn === 'visible' ? whenNear(box, hydrate) : undefined
  // On the window: React stops events of parts that are not hydrated at its root.
  const options = { capture: true, passive: true }
  for (const type of interactions) window.addEventListener(type, onInteraction, options)
  if (box.contains(document.activeElement) || isPressed(box)) hydrate()
  return () => {
    stopObserving?.()
    for (const type of interactions) window.removeEventListener(type, onInteraction, options)
  }
}
