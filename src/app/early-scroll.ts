// Module state for the visit: only one page is its first.
let isFirst = true

/**
 * Whether the router may scroll the window after it has rendered a page. False for the first page if the visitor has
 * already scrolled it: a prerendered page is usable before its script runs. The router calls it once for each page.
 */
export function mayScrollWindow(): boolean {
  const hasScrolled = isFirst && window.scrollY > 0
  isFirst = false
  return !hasScrolled
}
