/** Whether some part of an element is in the window, above or below which nothing is visible. */
export function isInWindow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom >= 0 && top <= window.innerHeight
}
