import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** What live regions have said since this was last emptied. */
    liveWords?: string[]
  }
}

/** To be called before the page is loaded: writes down every change of a live region that a screen reader would speak. */
export async function recordLiveWords(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const words: string[] = []
    window.liveWords = words
    const regions =
      '[role="status"], [role="alert"], [role="log"], [aria-live="polite"], [aria-live="assertive"], output'
    new MutationObserver((changes) => {
      const changed = new Set<Element>()
      for (const { target, addedNodes } of changes) {
        const around = (target instanceof Element ? target : target.parentElement)?.closest(regions)
        if (around) changed.add(around)
        for (const added of addedNodes) {
          if (!(added instanceof Element)) continue
          for (const one of [added, ...added.querySelectorAll(regions)])
            if (one.matches(regions)) changed.add(one)
        }
      }
      for (const region of changed) {
        const said = region.textContent?.trim()
        if (said && region.isConnected && !region.closest('[aria-hidden="true"], [inert]')) words.push(said)
      }
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
}

/** What has been said since the last call. */
export const takeLiveWords = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => window.liveWords?.splice(0) ?? [])

/** What has been said so far. */
export const readLiveWords = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [...(window.liveWords ?? [])])
