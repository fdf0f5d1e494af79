/** Whether an element overlaps the window vertically. */
export function isInWindow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom >= 0 && top <= window.innerHeight
}
