const controls = 'a[href], button, input, select, textarea'

/** Whether the middle of an element is in the window and nothing lies over it. */
function isInView(element: HTMLElement): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  if (width < 2 || height < 2) return false
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  return hit !== null && element.contains(hit)
}

/**
 * Moves the focus to the first control of the page's content that the visitor sees, except those within `leaving`: for
 * a part that goes away with the control that had the focus, and has no heading above it to go on from. Nothing scrolls.
 */
export function focusInView(leaving?: Element | null): void {
  const main = document.querySelector('main')
  const first = [...(main?.querySelectorAll<HTMLElement>(controls) ?? [])].find(
    (element) => element.tabIndex >= 0 && !leaving?.contains(element) && isInView(element),
  )
  const target = first ?? main
  target?.focus({ preventScroll: true })
}
