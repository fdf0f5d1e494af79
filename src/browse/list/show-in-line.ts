/** Scrolls a line of buttons sideways until the button is in its middle; the page stays. */
export function showInLine(button: Element | null | undefined): void {
  const line = button?.parentElement
  if (!line || !(button instanceof HTMLElement)) return
  line.scrollLeft = button.offsetLeft - (line.clientWidth - button.offsetWidth) / 2
}
