/** What a trial of the shop waits for; a text is the end of the result line. `results` may not be counted yet. */
export type ShopSight =
  | { readonly kind: 'first cards' }
  | { readonly kind: 'searchable' }
  | { readonly kind: 'results'; readonly ending: string }
  | { readonly kind: 'counted'; readonly ending: string }
  | { readonly kind: 'product' }
  | { readonly kind: 'focused card'; readonly place: number }

declare global {
  interface Window {
    shopProbe: {
      /**
       * Milliseconds from the last key or press, or from the start of the navigation where there was none since, until
       * the first frame with the sight had been drawn. Rejects after half a minute.
       */
      see: (sight: ShopSight) => Promise<number>
      /** The longest task over 50 ms since it was asked last; else 0. */
      longestTask: () => number
    }
  }
}

/** Runs in the page before its own scripts; nothing here may lean on the module around it. */
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

  // The longest alone: lists of names and prices have such texts, too.
  const resultLine = () =>
    [...document.querySelectorAll('main p')].find(({ textContent }) => textContent.startsWith('Showing '))
      ?.textContent ?? ''
  const isSeen = (sight: ShopSight): boolean => {
    // Until then the page is hidden: it was made for another address.
    if ('asks' in document.documentElement.dataset) return false
    if (sight.kind === 'first cards') return document.querySelector('main li[aria-posinset] h3') !== null
    if (sight.kind === 'searchable') {
      const notice = document.querySelector('aside[aria-label="Test catalogue"]')
      return notice?.textContent.includes('Ready to be searched') ?? !location.search.includes('size=')
    }
    if (sight.kind === 'results') return resultLine().endsWith(sight.ending)
    if (sight.kind === 'counted')
      return resultLine().endsWith(sight.ending) && !resultLine().includes(' more than ')
    if (sight.kind === 'product') return document.querySelector('h1#product-name') !== null
    const card = document.activeElement?.closest('li')
    const { top, bottom } = card?.getBoundingClientRect() ?? { top: 0, bottom: -1 }
    return Number(card?.ariaPosInSet) === sight.place && bottom > 0 && top < innerHeight
  }
  window.shopProbe = {
    see: (sight) =>
      new Promise((resolve, reject) => {
        const giveUpAt = performance.now() + 30_000
        const look = () => {
          if (isSeen(sight)) {
            // A message comes after the frame that is just being made.
            const { port1, port2 } = new MessageChannel()
            port1.addEventListener('message', () => resolve(performance.now() - begun))
            port1.start()
            port2.postMessage(null)
          } else if (performance.now() > giveUpAt) reject(new Error(`Not seen: ${JSON.stringify(sight)}`))
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      }),
    longestTask: () => {
      note(observer.takeRecords())
      const found = longest
      longest = 0
      return found
    },
  }
}
