declare global {
  interface Window {
    /** Kept by the script in `index.html`; null once the shop hears for itself. */
    earlyPresses?: HTMLElement[] | null
  }
}

/** Buttons that were pressed in parts without code, in order. */
let kept: HTMLElement[] = []

/**
 * Does what was pressed before the shop's script had come: a button of a prerendered page can be seen, and so pressed,
 * before it works. To be called once the page is alive; presses in a part that still sleeps (`data-asleep`) are kept for
 * it from now on, even if React has not yet reached the part.
 */
export function replayEarlyPresses(): void {
  const pressed = window.earlyPresses ?? []
  window.earlyPresses = null
  // At the window: React keeps events for sleeping parts to itself, from its root on.
  window.addEventListener('click', keepPress, true)
  press(pressed)
}

function keepPress(event: Event): void {
  const button = event.target instanceof Element && event.target.closest<HTMLElement>('button')
  // What stands in for a part that failed is React's own, and hears.
  if (!button || !button.closest('[data-asleep], [role="alert"]')?.matches('[data-asleep]')) return
  // A form would leave the page; and React, if it hears already, would do the same press a first time.
  event.preventDefault()
  event.stopPropagation()
  kept.push(button)
}

/** Whether a button of the part was pressed while it slept. */
export const isPressed = (part: Element): boolean => kept.some((button) => part.contains(button))

/** To be called once the part is alive: from now on it hears its presses itself. Does what was pressed meanwhile. */
export function releasePresses(part: Element): void {
  part.removeAttribute('data-asleep')
  const pressed = kept.filter((button) => part.contains(button))
  kept = kept.filter((button) => button.isConnected && !pressed.includes(button))
  press(pressed)
}

function press(buttons: readonly HTMLElement[]): void {
  for (const button of buttons) if (button.isConnected) button.click()
}
