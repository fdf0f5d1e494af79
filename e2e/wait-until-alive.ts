import { expect, type Page } from '@playwright/test'

/** Until the shop hears presses itself: before, they are kept, and done later (`early-presses.ts`). */
export async function waitUntilAlive(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => window.earlyPresses)).toBeNull()
}
