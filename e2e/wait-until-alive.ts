import type { Page } from '@playwright/test'

/** Waits until the shop handles presses itself; before that it stores them for later (`early-presses.ts`). */
export async function waitUntilAlive(page: Page): Promise<void> {
  // Looks at every frame, where `expect.poll` waits for longer and longer.
  await page.waitForFunction(() => window.earlyPresses === null, undefined, { timeout: 15_000 })
}
