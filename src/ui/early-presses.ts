import { counterpartOf, whileRedrawn } from './counterpart.ts'

interface Press {
  readonly button: HTMLElement
  /** Stays while what is in it is redrawn. */
  readonly part: Element
}

/** The event of a part that has come to life, and may have been redrawn for it. Bubbles. */
export const partAlive = 'part-alive'

/** Presses in parts without code, in order. */
let kept: Press[] = []

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
  if (!button) return
  // What stands in for a part that failed is React's own, and listens.
  const part = button.closest('[data-asleep], [role="alert"]')
  if (!part?.matches('[data-asleep]')) return
  // A form would leave the page; and React, if it listens already, would handle the same press a first time.
  event.preventDefault()
  event.stopPropagation()
  kept.push({ button, part })
}

/** Whether a button of the part was pressed while it slept. */
export const isPressed = (part: Element): boolean => kept.some((one) => one.part === part)

/** Replays the presses kept for a part. Called when the part is hydrated and handles its presses itself. */
export function releasePresses(part: Element): void {
  part.removeAttribute('data-asleep')
  const pressed = kept.filter((one) => one.part === part)
  kept = kept.filter((one) => one.part.isConnected && one.part !== part)
  press(pressed.map(({ button }) => button))
  part.dispatchEvent(new Event(partAlive, { bubbles: true }))
}

/** In order; a button of a part that has yet to come is pressed then. */
function press(buttons: readonly HTMLElement[]): void {
  for (const old of buttons)
    whileRedrawn(document, () => {
      const button = counterpartOf(old, document)
      button?.click()
      return button !== undefined
    })
}
