/** Events that may need a part that is not in the first load. */
const inputs = ['pointermove', 'touchstart', 'scroll', 'keydown', 'focusin', 'click', 'hashchange'] as const

/**
 * Calls `load` at the visitor's first input, and after a failure at the next one. Returns `load`, for a page that does
 * not wait for an input, and a function that removes the listeners.
 */
export function onFirstInput(load: () => Promise<unknown>): { load: () => void; stop: () => void } {
  let isLoading = false
  const loadOnce = (event?: Event) => {
    // The shop itself scrolls the line of categories to the chosen one; a visitor who does so touches or points at it.
    if (isLoading || (event?.type === 'scroll' && event.target instanceof Element)) return
    isLoading = true
    load().then(stop, () => {
      isLoading = false
    })
  }
  const options = { capture: true, passive: true }
  const stop = () => {
    for (const type of inputs) window.removeEventListener(type, loadOnce, options)
  }
  for (const type of inputs) window.addEventListener(type, loadOnce, options)
  // There was input before this code ran.
  if (navigator.userActivation?.hasBeenActive || window.scrollY > 0) loadOnce()
  return { load: loadOnce, stop }
}
