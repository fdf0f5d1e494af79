/*
 * What a visitor types and presses before React has hydrated its place. Fields and buttons are usually hydrated, which
 * keeps text and focus, and recorded presses are replayed. React renders them again where the HTML was made for another
 * address, or where an extension or a translator has changed it: then their new elements get text, focus and presses.
 */

/** Presses whose buttons are not hydrated or not rendered yet, in order. */
let presses: HTMLElement[] = []

/** The fields of the page, so that what was typed into one that is gone can still be read. */
let fields: (HTMLInputElement | HTMLTextAreaElement)[] = []

/** The last element with the focus; removing it moves the focus to the body without an event. */
let focused: Element | null = null

/** What names a control for the visitor, and for scripts its id. */
const nameOf = (control: Element) => control.getAttribute('aria-label') ?? (control.textContent || control.id)

/** The name of a category or of a filter's value, which a count follows that changes with the page. */
const labelOf = (control: Element) => control.querySelector('bdi')?.textContent

/**
 * The control itself, or the one that React has rendered instead: the first with its whole name, since names of products
 * may end in numbers; or the first with its label.
 */
function currentOf<T extends HTMLElement>(old: T): T | undefined {
  if (old.isConnected) return old
  const all = [...document.querySelectorAll<T>(old.localName)]
  const find = (read: (control: Element) => string | undefined) =>
    all.find((one) => read(one) === (read(old) || null))
  return find(nameOf) ?? find(labelOf)
}

/** Called before React starts. */
export function keepEarlyInput(): void {
  fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
  focused = document.activeElement
  // A capturing listener on the window: React stops events of parts that are not hydrated at its root.
  window.addEventListener(
    'focusin',
    () => {
      focused = document.activeElement
    },
    true,
  )
}

/** Writes typed text and moves the focus into elements that React has rendered again. */
export function restoreEarlyInput(): void {
  fields = fields.map((old) => {
    const field = currentOf(old)
    if (!field || field === old) return old
    if (old.value !== old.defaultValue && old.value !== field.value) {
      // With the prototype's setter, since React takes a value set on the element itself for its own.
      Reflect.set(Object.getPrototypeOf(field), 'value', old.value, field)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    return field
  })
  if (!(focused instanceof HTMLElement) || focused.isConnected || document.activeElement !== document.body)
    return
  const old = focused
  const control = currentOf(old)
  control?.focus({ preventScroll: true })
  // Null where the type of the field has no selection.
  if (old instanceof HTMLInputElement && control instanceof HTMLInputElement && old.selectionStart !== null)
    control.setSelectionRange(old.selectionStart, old.selectionEnd)
}

/** Called when the visitor has gone to another page: its fields and buttons are others. */
export function forgetEarlyInput(): void {
  presses = []
  fields = fields.filter(({ isConnected }) => isConnected)
  focused = document.activeElement
}

/**
 * Replays the presses that boot has recorded. Called once the page is hydrated. From then on, presses in parts that are
 * not hydrated yet (`data-dehydrated`) are recorded and replayed after their hydration.
 */
export function replayEarlyPresses(): void {
  presses = window.earlyPresses ?? []
  window.earlyPresses = null
  window.addEventListener('click', recordPress, true)
  void replay()
}

/** Replays the presses recorded in a part. Called when the part is hydrated or rendered, and handles presses itself. */
export function replayPresses(part: Element): void {
  part.removeAttribute('data-dehydrated')
  restoreEarlyInput()
  void replay()
}

/** Whether a press is recorded in the part. */
export const isPressed = (part: Element): boolean => presses.some((button) => part.contains(button))

function recordPress(event: Event): void {
  const button = event.target instanceof Element && event.target.closest<HTMLElement>('button')
  // `Failure`, an alert, is rendered by React and handles its presses.
  if (!button || !button.closest('[data-dehydrated], [role="alert"]')?.matches('[data-dehydrated]')) return
  // A form would navigate away; React, if it handles events already, would handle the press twice.
  event.preventDefault()
  event.stopPropagation()
  presses.push(button)
}

/** Presses the buttons in order. One that is not rendered yet waits for the next part; one in a dehydrated part for that. */
async function replay(): Promise<void> {
  for (const old of presses.splice(0)) {
    const button = currentOf(old)
    if (!button) presses.push(old)
    else {
      button.click()
      // Where the press made React hydrate the button and the HTML differed, the button was replaced, unpressed.
      if (!button.isConnected) currentOf(button)?.click()
      // React renders the result in a microtask: the next press may depend on it.
      await Promise.resolve()
    }
  }
}
