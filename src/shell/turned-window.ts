/**
 * Keeps the window's offset when a phone is turned. Chromium moves a turned window with the element at its top, before
 * any event: that is the header, which is at the page's top in a low window. Lists keep their first product themselves;
 * they find the offset that they know. Returns a function that stops it.
 */
export function keepOffsetWhenTurned(): (() => void) | undefined {
  // Browsers without `screen.orientation` move nothing.
  if (!('orientation' in screen)) return undefined
  const { orientation } = screen
  let { type } = orientation
  let offset = window.scrollY
  // The orientation's own event may be later than those of the browser's move. A window that is merely resized moves
  // nothing.
  const onResize = () => {
    if (orientation.type === type) return
    type = orientation.type
    window.scrollTo({ top: offset, behavior: 'instant' })
  }
  const onScroll = () => {
    offset = window.scrollY
  }
  window.addEventListener('resize', onResize)
  window.addEventListener('scroll', onScroll, { passive: true })
  return () => {
    window.removeEventListener('resize', onResize)
    window.removeEventListener('scroll', onScroll)
  }
}
