import { beganWithReturn } from '#address/first-address.ts'

// Module state for the visit: only one page is its first.
let isFirst = true

/**
 * Whether the router may scroll the window after it has rendered a page. False for the first page if the visitor, or
 * the browser after a reload, has already scrolled it: a prerendered page is usable before its script runs. A page whose
 * HTML was made for another address has another height: there the browser cannot restore an offset. The router calls it
 * once for each page.
 */
export function mayScrollWindow(isHydrating: boolean): boolean {
  const hasScrolled = isFirst && window.scrollY > 0 && (isHydrating || !beganWithReturn())
  isFirst = false
  return !hasScrolled
}
