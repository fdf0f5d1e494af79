/**
 * The content that a trial of the shop waits for; a text is the end of the result line. `results` matches also before
 * the count is known.
 */
export type ShopContent =
  | { readonly kind: 'first cards' }
  | { readonly kind: 'searchable' }
  | { readonly kind: 'results'; readonly ending: string }
  | { readonly kind: 'counted'; readonly ending: string }
  | { readonly kind: 'product' }
  | { readonly kind: 'focused card'; readonly index: number }

declare global {
  interface Window {
    shopProbe: {
      /**
       * Milliseconds from the last key or press, or from the start of the navigation where there was none, until the
       * first frame with the expected content is drawn. Rejects after half a minute.
       */
      waitForContent: (content: ShopContent) => Promise<number>
      /** The longest task over 50 ms since the last call; else 0. */
      longestTask: () => number
    }
  }
}

/** Runs in the page before the page's own scripts, so it must not refer to anything else in this module. */
export function recordShop(): void {
  let begun = 0
  for (const type of ['keydown', 'pointerdown'])
    addEventListener(
      type,
      ({ timeStamp }) => {
        begun = timeStamp
      },
      true,
    )
  let longest = 0
  const note = (entries: PerformanceEntryList) => {
    longest = Math.max(longest, ...entries.map(({ duration }) => duration))
  }
  const observer = new PerformanceObserver((list) => note(list.getEntries()))
  observer.observe({ type: 'longtask' })

  const resultLine = () =>
    document.querySelector('main [role="group"][aria-label="Results"]')?.firstElementChild?.textContent ?? ''
  const isShown = (content: ShopContent): boolean => {
    // Until then the page is hidden, since its HTML was made for another address.
    if ('pending' in document.documentElement.dataset) return false
    if (content.kind === 'first cards') return document.querySelector('main li[aria-posinset] h3') !== null
    if (content.kind === 'searchable') {
      const notice = document.querySelector('section[aria-label="Test catalogue"]')
      return notice?.textContent.includes('Ready to be searched') ?? !location.search.includes('size=')
    }
    if (content.kind === 'results') return resultLine().endsWith(content.ending)
    if (content.kind === 'counted')
      return resultLine().endsWith(content.ending) && !resultLine().includes(' more than ')
    if (content.kind === 'product') return document.querySelector('h1#product-name') !== null
    const card = document.activeElement?.closest('li')
    const { top, bottom } = card?.getBoundingClientRect() ?? { top: 0, bottom: -1 }
    return Number(card?.ariaPosInSet) === content.index && bottom > 0 && top < innerHeight
  }
  window.shopProbe = {
    waitForContent: (content) =>
      new Promise((resolve, reject) => {
        const deadline = performance.now() + 30_000
        const check = () => {
          if (isShown(content)) {
            // A message is delivered after the frame that is in progress.
            const { port1, port2 } = new MessageChannel()
            port1.addEventListener('message', () => resolve(performance.now() - begun))
            port1.start()
            port2.postMessage(null)
          } else if (performance.now() > deadline) reject(new Error(`Not shown: ${JSON.stringify(content)}`))
          else requestAnimationFrame(check)
        }
        requestAnimationFrame(check)
      }),
    longestTask: () => {
      note(observer.takeRecords())
      const found = longest
      longest = 0
      return found
    },
  }
}
