import type { Page } from '@playwright/test'

/** Presses keys and counts them; a chord counts as one. */
export function countKeys(page: Page) {
  let count = 0
  return {
    press: async (...keys: readonly string[]) => {
      for (const key of keys) await page.keyboard.press(key)
      count += keys.length
    },
    count: () => count,
  }
}
