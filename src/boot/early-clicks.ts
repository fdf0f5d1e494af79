/**
 * Records presses of buttons until the shop handles them: a button is visible, and so can be pressed, before the shop's
 * script runs. Forms with an `action` submit natively.
 */
export function recordEarlyClicks(): void {
  window.earlyPresses = []
  addEventListener(
    'click',
    (event) => {
      const button =
        window.earlyPresses &&
        event.target instanceof Element &&
        event.target.closest<HTMLButtonElement>('#root button')
      if (!button || button.form?.hasAttribute('action')) return
      event.preventDefault()
      // React may be listening already: it would handle the same press a second time.
      event.stopPropagation()
      window.earlyPresses?.push(button)
    },
    true,
  )
}
