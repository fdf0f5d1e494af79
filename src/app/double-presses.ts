const controlOf = (target: EventTarget | null) =>
  (target instanceof Element && target.closest('a, button, input, label, select, summary, textarea')) ||
  target

/**
 * The second press of a double click means what the first one was on. Where something else has taken its place, as the
 * next step of an order or the next line of a cart, the press does nothing, and the focus stays where the first one has
 * moved it. The browser counts the presses of a double click in `detail`; Firefox counts anew on another element.
 */
export function ignoreDisplacedPresses(page: GlobalEventHandlers): void {
  let first: EventTarget | null = null
  const drop = (press: MouseEvent) => {
    if (press.detail < 2 || controlOf(press.target) === first) return
    press.preventDefault()
    press.stopImmediatePropagation()
  }
  // By this press the focus moves, and a selection begins.
  page.addEventListener(
    'mousedown',
    (press) => {
      if (press.detail < 2) first = controlOf(press.target)
      drop(press)
    },
    true,
  )
  page.addEventListener('click', drop, true)
}
