/**
 * Keeps the window's offset when a phone is turned. Chromium moves a turned window with the element at its top, before
 * any event: that is the header, which is at the page's top in a low window. Lists keep their first product themselves;
 * they find the offset that they know.
 */
export function keepOffsetWhenTurned(): void {
  // Browsers without `screen.orientation` move nothing.
  if (!('orientation' in screen)) return
  const { orientation } = screen
  let { type } = orientation
  let offset = window.scrollY
  // The orientation's own event may be later than those of the browser's move. A window that is merely resized moves
  // nothing.
  window.addEventListener('resize', () => {
    if (orientation.type === type) return
    type = orientation.type
    window.scrollTo({ top: offset, behavior: 'instant' })
  })
  window.addEventListener(
    'scroll',
    () => {
      offset = window.scrollY
    },
    { passive: true },
  )
}
