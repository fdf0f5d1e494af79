import { expect, type Page } from '@playwright/test'

/**
 * Presses a key that scrolls the page, again where nothing moves: on a busy machine Chromium sometimes starts no scroll
 * for a key. `isThere` is an assertion with a timeout of its own, some seconds.
 */
export const pressToScroll = (page: Page, key: 'End' | 'Home', isThere: () => Promise<void>): Promise<void> =>
  expect(async () => {
    await page.keyboard.press(key)
    await isThere()
  }).toPass()
