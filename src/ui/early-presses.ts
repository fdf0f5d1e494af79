import { counterpartOf, whileRedrawn } from './counterpart.ts'

interface Press {
  readonly button: HTMLElement
  /** The island's box: React keeps it when it re-renders the content. */
  readonly part: Element
}

/** Dispatched on a part once it is hydrated; React may have re-rendered it. Bubbles. */
export const partHydrated = 'part-hydrated'

/** Presses in parts that are not hydrated yet, in order. */
let recorded: Press[] = []

/** The buttons whose early presses have been replayed. */
let early: HTMLElement[] = []

/**
 * Replays the presses from before the shop's script had loaded: the buttons of a prerendered page are visible before
 * they work. Called once the page is hydrated. From then on, presses in parts that are not hydrated yet
 * (`data-dehydrated`) are recorded and replayed after their hydration.
 */
export function replayEarlyPresses(): void {
  const buttons = window.earlyPresses ?? []
  window.earlyPresses = null
  early = []
  // On the window: React stops events of parts that are not hydrated at its root.
  window.addEventListener('click', recordPress, true)
  void press(buttons, (button) => early.push(button))
}

/**
 * Repeats the early presses whose buttons React has replaced: HTML that differs from its render is not hydrated, and
 * what was pressed in it is lost. A translator wraps every text, for example.
 */
export function repeatLostPresses(): void {
  const lost = early.filter(({ isConnected }) => !isConnected)
  early = early.filter(({ isConnected }) => isConnected)
  void press(lost)
}

function recordPress(event: Event): void {
  const button = event.target instanceof Element && event.target.closest<HTMLElement>('button')
  if (!button) return
  // `Failure` is rendered by React, and handles its presses.
  const part = button.closest('[data-dehydrated], [role="alert"]')
  if (!part?.matches('[data-dehydrated]')) return
  // A form would navigate away; React, if it handles events already, would handle the press twice.
  event.preventDefault()
  event.stopPropagation()
  recorded.push({ button, part })
}

/** Whether a press is recorded for the part. */
export const isPressed = (part: Element): boolean => recorded.some((one) => one.part === part)

/** Replays the presses recorded for a part. Called when the part is hydrated and handles its presses itself. */
export function replayPresses(part: Element): void {
  part.removeAttribute('data-dehydrated')
  const pressed = recorded.filter((one) => one.part === part)
  recorded = recorded.filter((one) => one.part.isConnected && one.part !== part)
  void press(pressed.map(({ button }) => button))
  part.dispatchEvent(new Event(partHydrated, { bubbles: true }))
}

/** Presses the buttons in order. One that is not rendered yet is pressed once it is, possibly after later ones. */
async function press(
  buttons: readonly HTMLElement[],
  onPress?: (button: HTMLElement) => void,
): Promise<void> {
  for (const old of buttons) {
    // Before the press, which may hydrate the part, and so replace the button.
    onPress?.(old)
    whileRedrawn(document, () => {
      const button = counterpartOf(old, document)
      button?.click()
      return button !== undefined
    })
    // React renders the result in a microtask: the next press may depend on it.
    await Promise.resolve()
  }
}
