let isFirst = true

/**
 * Whether the router may scroll the window after it has rendered a page. False after the first page where the visitor
 * has already scrolled: a prerendered page can be read, and so scrolled, long before its script runs.
 */
export function mayMoveWindow(): boolean {
  const stays = isFirst && window.scrollY > 0
  isFirst = false
  return !stays
}
