import { expect, type Page } from '@playwright/test'

/** Waits until the shop handles presses itself; before that it stores them for later (`early-presses.ts`). */
export async function waitUntilAlive(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => window.earlyPresses)).toBeNull()
}
