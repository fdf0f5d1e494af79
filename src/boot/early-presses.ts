/**
 * Records presses of buttons and search fields until the shop handles them: they are visible, and so can be pressed,
 * before the shop's script runs. Forms with an `action` submit natively, and a field gets the focus and its text.
 */
export function recordEarlyPresses(): void {
  window.earlyPresses = []
  addEventListener(
    'click',
    (event) => {
      if (!window.earlyPresses || !(event.target instanceof Element)) return
      if (event.target instanceof HTMLInputElement && event.target.name === 'search')
        window.earlyPresses.push(event.target)
      const button = event.target.closest<HTMLButtonElement>('#root button')
      if (!button || button.form?.hasAttribute('action')) return
      event.preventDefault()
      // React may be listening already: it would handle the same press a second time.
      event.stopPropagation()
      window.earlyPresses.push(button)
    },
    true,
  )
}
