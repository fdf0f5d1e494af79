let isFirst = true

/**
 * Whether the router may move the window after it has drawn a page. Not after the first one where the visitor has scrolled
 * meanwhile: a prerendered page can be read, and so scrolled, long before its script comes.
 */
export function mayMoveWindow(): boolean {
  const stays = isFirst && window.scrollY > 0
  isFirst = false
  return !stays
}
