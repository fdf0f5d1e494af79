import type { Page } from '@playwright/test'
import { expectAnnounced } from './announcements.ts'
import { countKeys } from './audit/count-keys.ts'
import { expect, test } from './fixtures.ts'
import { waitUntilAlive } from './wait-until-alive.ts'

const card = (page: Page, position: number) =>
  page.locator(`li[data-index="${position - 1}"]`).getByRole('link')

/** Presses keys from the page's load to the first product's link, by the skip link. */
async function goToProducts(page: Page) {
  await page.goto('/')
  await waitUntilAlive(page)
  const keys = countKeys(page)
  await keys.press('Tab', 'Tab')
  await expect(page.getByRole('link', { name: 'Skip to products' })).toBeFocused()
  await keys.press('Enter')
  await expect(page.locator('#products-list')).toBeFocused()
  await keys.press('Tab')
  await expect(card(page, 1)).toBeFocused()
  return keys
}

/** Presses Tab until a button has the focus. */
async function tabTo(page: Page, keys: ReturnType<typeof countKeys>, name: RegExp) {
  const focusedName = () =>
    page.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
    )
  for (let step = 0; step < 15; step++) {
    await keys.press('Tab')
    if (name.test(await focusedName())) return
  }
}

test('adding a product to the cart takes at most thirteen keys', async ({ page }) => {
  const keys = await goToProducts(page)
  await tabTo(page, keys, /^Add to Cart/)
  await keys.press('Enter')
  await expectAnnounced(page, / added, 1 item in the cart$/)
  expect(keys.count()).toBeLessThanOrEqual(13)
})

test('adding a product on its page takes at most seventeen keys', { tag: '@full' }, async ({ page }) => {
  const keys = await goToProducts(page)
  await keys.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await tabTo(page, keys, /^Add to Cart/)
  await keys.press('Enter')
  await expectAnnounced(page, / added, 1 item in the cart$/)
  expect(keys.count()).toBeLessThanOrEqual(17)
})

test('showing thirty more products takes at most eight keys', { tag: '@full' }, async ({ page }) => {
  await page.goto('/')
  await waitUntilAlive(page)
  const keys = countKeys(page)
  await keys.press('Tab', 'Tab', 'Tab')
  await expect(page.getByRole('link', { name: 'Skip past the products' })).toBeFocused()
  await keys.press('Enter', 'Tab')
  await expect(page.getByRole('button', { name: /^View More/ })).toBeFocused()
  await keys.press('Enter')
  await expect(card(page, 31)).toBeFocused()
  expect(keys.count()).toBeLessThanOrEqual(8)
})
