/** Milliseconds between the two presses of a double one, as in Windows and macOS. */
const longestPause = 500

/** Pixels between them: a finger seldom meets the same point twice. */
const farthest = 24

const controlOf = (target: EventTarget | null) =>
  (target instanceof Element && target.closest('a, button, input, label, select, summary, textarea')) ||
  target

/**
 * The second press of a double one means what the first one was on. Where something else has taken its place, as a dialog
 * or the next line of a cart, the press does nothing, and the focus stays where the first one has moved it. Not by
 * `detail`: Firefox counts anew on another element, and Safari on iOS never counts.
 */
export function ignoreDisplacedPresses(page: GlobalEventHandlers): void {
  let last: { readonly control: EventTarget | null; readonly press: PointerEvent } | undefined
  let isDisplaced = false
  const drop = (event: Event) => {
    if (!isDisplaced) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  page.addEventListener(
    'pointerdown',
    (press) => {
      const control = controlOf(press.target)
      isDisplaced =
        last !== undefined &&
        control !== last.control &&
        press.timeStamp - last.press.timeStamp < longestPause &&
        Math.hypot(press.clientX - last.press.clientX, press.clientY - last.press.clientY) < farthest
      last = { control: isDisplaced && last ? last.control : control, press }
      // For dialogs, which close at a press beside them.
      drop(press)
    },
    true,
  )
  // By the press itself the focus moves, and a selection begins.
  page.addEventListener('mousedown', drop, true)
  page.addEventListener('click', (click) => click.detail > 0 && drop(click), true)
}
