import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** Announcements of live regions since the array was last emptied. */
    liveTexts?: string[]
  }
}

/** Must be called before the page loads. Records every change of a live region that a screen reader would speak. */
export async function recordLiveTexts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const words: string[] = []
    window.liveTexts = words
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
        const announced = region.textContent?.trim()
        if (announced && region.isConnected && !region.closest('[aria-hidden="true"], [inert]'))
          words.push(announced)
      }
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
}

/** Returns the announcements since the last call, and removes them. */
export const takeLiveTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => window.liveTexts?.splice(0) ?? [])

/** Returns the announcements so far. */
export const readLiveTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [...(window.liveTexts ?? [])])
