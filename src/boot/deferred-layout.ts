import { beganWithReturn } from '#address/first-address.ts'
import { dataKey } from '#device/document-protocol.ts'

/**
 * Skips the layout of what is outside the window (`shell.css.ts`) until the page has loaded: screen readers and
 * find-in-page need it then. Not where the browser scrolls to a restored offset or an element: the page then needs its
 * whole height from the start.
 */
export function deferLayout(): void {
  if (location.hash || beganWithReturn()) return
  const { dataset } = document.documentElement
  dataset[dataKey.layout] = 'deferred'
  addEventListener('load', () => {
    delete dataset[dataKey.layout]
  })
}
