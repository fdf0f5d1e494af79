import { expect, type Page } from '@playwright/test'

/** Loads the parts of every page that wait for its first input, such as notes and shortcuts, by a key without effect. */
export async function waitForDeferredParts(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
  await expect(page.locator('#cart-button[aria-keyshortcuts]')).toBeAttached()
}
