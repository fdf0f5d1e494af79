/**
 * Keeps the window's offset when a phone is turned. Chromium moves a turned window with the element at its top, before
 * any event: that is the header, which is at the page's top in a low window. Lists keep their first product themselves;
 * they find the offset that they know.
 */
export function keepOffsetWhenTurned(): void {
  let { innerWidth: width, scrollY: offset } = window
  window.addEventListener('resize', () => {
    if (window.innerWidth === width) return
    width = window.innerWidth
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
