const controls = 'a[href], button, input, select, textarea'

/** Whether the centre of an element is in the window and not covered. */
function isInView(element: HTMLElement): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  if (width < 2 || height < 2) return false
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  return hit !== null && element.contains(hit)
}

/**
 * Moves the focus to the first visible control of the page's content, except those within `leaving`: for a part that is
 * removed together with its focused control, and has no heading above it to focus instead. Nothing scrolls.
 */
export function focusInView(leaving?: Element | null): void {
  const main = document.querySelector('main')
  const first = [...(main?.querySelectorAll<HTMLElement>(controls) ?? [])].find(
    (element) => element.tabIndex >= 0 && !leaving?.contains(element) && isInView(element),
  )
  const target = first ?? main
  target?.focus({ preventScroll: true })
}
