import { type BrowserContext, expect, type Page } from '@playwright/test'

declare global {
  interface Window {
    /** The words that the announcer spoke last in this document. */
    lastAnnouncement?: string
  }
}

/** Records the last announcement in every page of the context. */
export const recordAnnouncements = (context: BrowserContext) =>
  context.addInitScript(() => {
    new MutationObserver(() => {
      // An open dialog has its own live region.
      for (const { textContent } of document.querySelectorAll('#announcer, [data-announcer]'))
        if (textContent) window.lastAnnouncement = textContent
    }).observe(document, { subtree: true, childList: true })
  })

/** The last announcement of the page's document, with plain spaces; empty before the first. */
export const lastAnnouncement = (page: Page): Promise<string> =>
  page.evaluate(() => (window.lastAnnouncement ?? '').replaceAll(/\s+/g, ' '))

/**
 * Expects the last announcement, also once the live region is empty again: it is after four seconds, and on a busy
 * machine a test may look later.
 */
export async function expectAnnounced(page: Page, words: string | RegExp): Promise<void> {
  const announced = expect.poll(() => lastAnnouncement(page), 'The last announcement')
  await (typeof words === 'string' ? announced.toBe(words) : announced.toMatch(words))
}
