import { whenNear } from './when-near.ts'

/** What brings a sleeping part to life besides a press of one of its buttons. */
export type Waking = 'near' | 'touched'

const touches = ['pointerover', 'touchstart', 'focusin'] as const

/**
 * Watches over a part of the page that is drawn but has no code yet. `wake` is called when it comes near the window (if
 * `waking` says so), is touched, gets the focus or one of its buttons is pressed; it may be called more than once.
 * Presses are kept. Answers with the way to stop: to be called once the part is alive, it then does what was pressed.
 */
export function watchSleeper(box: HTMLElement, waking: Waking, wake: () => void): () => void {
  const pressed: HTMLElement[] = []
  const keepPress = (event: Event) => {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>('button') : null
    if (!target || !box.contains(target)) return
    // A form would leave the page.
    event.preventDefault()
    pressed.push(target)
    wake()
  }
  const touch = (event: Event) => {
    if (event.target instanceof Node && box.contains(event.target)) wake()
  }
  const stopWaiting = waking === 'near' ? whenNear(box, wake) : undefined
  // At the window: React keeps events for sleeping parts to itself, from its root on.
  const passively = { capture: true, passive: true }
  window.addEventListener('click', keepPress, true)
  for (const type of touches) window.addEventListener(type, touch, passively)
  if (box.contains(document.activeElement)) wake()
  return () => {
    stopWaiting?.()
    window.removeEventListener('click', keepPress, true)
    for (const type of touches) window.removeEventListener(type, touch, passively)
    for (const element of pressed.splice(0)) if (element.isConnected) element.click()
  }
}
