import { expect, type Page } from '@playwright/test'
import { attributeOf } from '#device/document-protocol.ts'

/** Whether React has hydrated the page within `main`, which follows its root: it leaves keys on its elements. */
function isMainHydrated(): boolean {
  const controls = [...document.querySelectorAll('main :is(a, button)')]
  const own = controls.find((control) => !control.closest('[data-dehydrated]'))
  return !own || Object.keys(own).some((key) => key.startsWith('__react'))
}

/**
 * Waits until the shop handles presses itself (before that boot records them, `early-presses.ts`), until the page is
 * hydrated, apart from parts that wait for their use, until all of it is laid out (`deferred-layout.ts`), and until its
 * fonts are there, which change widths.
 */
export async function waitUntilAlive(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => window.earlyPresses)).toBeNull()
  await expect.poll(() => page.evaluate(isMainHydrated)).toBe(true)
  await expect(page.locator(`:root[${attributeOf('layout')}]`)).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
}
