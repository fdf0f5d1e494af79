/**
 * Keeps presses of buttons until the shop handles them: a button can be seen, and so pressed, before the shop's script
 * has come. Forms that lead somewhere by themselves do so.
 */
export function keepEarlyClicks(): void {
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
      // React may listen already: it would handle the same press a first time.
      event.stopPropagation()
      window.earlyPresses?.push(button)
    },
    true,
  )
}
