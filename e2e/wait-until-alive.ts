import { expect, type Page } from '@playwright/test'
import { attributeOf } from '#device/document-protocol.ts'

/**
 * Waits until the shop handles presses itself (before that it stores them for later, `early-clicks.ts`), and until the
 * whole page is laid out (`deferred-layout.ts`).
 */
export async function waitUntilAlive(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => window.earlyPresses)).toBeNull()
  await expect(page.locator(`:root[${attributeOf('layout')}]`)).toHaveCount(0)
}
