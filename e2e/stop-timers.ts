import { expect, type Page } from '@playwright/test'

/**
 * Stops the timers of a page that is alive, so that what the shop shows for some seconds stays, however slow the machine
 * is. `page.clock.resume()` lets them run again.
 */
export async function stopTimers(page: Page): Promise<void> {
  // The first input, here a key without effect, loads the code of notes once the page is idle, which a stopped page is not.
  await page.keyboard.press('Shift')
  await expect(page.locator('#cart-button[aria-keyshortcuts]')).toBeAttached()
  await page.clock.pauseAt(Date.now() + 60_000)
}
