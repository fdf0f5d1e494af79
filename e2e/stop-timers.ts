import type { Page } from '@playwright/test'
import { waitForDeferredParts } from './wait-for-deferred-parts.ts'

/**
 * Stops the timers of a page that is alive, so that what the shop shows for some seconds stays, however slow the machine
 * is. `page.clock.resume()` lets them run again.
 */
export async function stopTimers(page: Page): Promise<void> {
  // They load once the page is idle, which a stopped page is not.
  await waitForDeferredParts(page)
  await page.clock.pauseAt(Date.now() + 60_000)
}
