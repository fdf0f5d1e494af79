import { breakStorage, storageStates } from './chaos/storage.ts'
import { expect, test } from './fixtures.ts'

for (const state of storageStates) {
  test(`where storage ${state === 'works' ? 'works' : `is ${state}`}, a shopper saves, fills the cart, changes the theme and searches`, async ({
    page,
    context,
  }) => {
    await breakStorage(context, state)
    await page.goto('/product/1')
    await page.getByRole('button', { name: 'Add to Cart' }).click()
    await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
    await page.getByRole('button', { name: /^Save / }).click()
    await expect(page.getByRole('button', { name: /^(?:Saved|Save|Remove) / }).first()).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    // A browser that keeps nothing is said to, where something would be lost.
    if (state === 'blocked' || state === 'full') {
      await expect(page.locator('#announcer')).toContainText(/this browser keeps nothing/i)
    }
    const dark = page.getByRole('button', { name: 'Dark theme' })
    const was = await dark.getAttribute('aria-pressed')
    await dark.click()
    await expect(dark).toHaveAttribute('aria-pressed', was === 'true' ? 'false' : 'true')
    await page.getByRole('link', { name: 'All products' }).first().click()
    await page.getByRole('searchbox', { name: 'Search products' }).fill('lamp')
    await expect(page.getByText(/^Showing \d+ of \d+ products matching “lamp”/)).toBeVisible()
  })
}
