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
    const pressedButton = event.target instanceof Element && event.target.closest<HTMLElement>('button')
    if (!pressedButton) return
    // A form would leave the page.
    event.preventDefault()
    pressed.push(pressedButton)
    wake()
  }
  const stopWaiting = waking === 'near' ? whenNear(box, wake) : undefined
  const capture = { capture: true, passive: true }
  box.addEventListener('click', keepPress, true)
  for (const touch of touches) box.addEventListener(touch, wake, capture)
  if (box.contains(document.activeElement)) wake()
  return () => {
    stopWaiting?.()
    box.removeEventListener('click', keepPress, true)
    for (const touch of touches) box.removeEventListener(touch, wake, capture)
    for (const element of pressed.splice(0)) if (element.isConnected) element.click()
  }
}
