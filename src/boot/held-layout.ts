import { mark } from '#device/page-marks.ts'

/** Whatever scrolls the page is one of these, or follows one. */
const signs = ['scroll', 'keydown', 'focusin'] as const

const isRestored = () =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type !== 'navigate')

/**
 * Skips the layout of what follows the products and is outside the window (`shell.css.ts`), until the first scroll, key or focus.
 * Where the browser is to scroll, back to an offset or to an element, the page needs its whole height from the start.
 */
export function holdLayout(page: HTMLElement): void {
  if (location.hash || isRestored()) return
  page.dataset[mark.layout] = 'held'
  const options = { capture: true, passive: true }
  const release = () => {
    delete page.dataset[mark.layout]
    for (const type of signs) removeEventListener(type, release, options)
  }
  for (const type of signs) addEventListener(type, release, options)
}
