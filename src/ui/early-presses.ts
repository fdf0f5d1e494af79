declare global {
  interface Window {
    /** Kept by the script in `index.html`; null once the shop hears for itself. */
    earlyPresses?: HTMLElement[] | null
  }
}

/**
 * Does what was pressed before the shop's script had come: a button of a prerendered page can be seen, and so pressed,
 * before it works. To be called once the page is alive; a part that still sleeps keeps the press for itself.
 */
export function replayEarlyPresses(): void {
  const pressed = window.earlyPresses ?? []
  window.earlyPresses = null
  for (const element of pressed) if (element.isConnected) element.click()
}
