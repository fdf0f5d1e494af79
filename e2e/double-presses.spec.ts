import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { waitUntilAlive } from './wait-until-alive.ts'
import { nextFrames } from './scroll-through.ts'

// The second press of a double one means what the first was on, not what has taken its place.

const cart = (page: Page) => page.getByRole('dialog', { name: /^Shopping Cart/ })

async function fillCart(page: Page) {
  await page.goto('/products')
  await waitUntilAlive(page)
  const adds = page.getByRole('button', { name: /^Add to Cart/ })
  for (const index of [0, 1]) await adds.nth(index).click()
}

test(
  'a double press removes one line of the cart, and one on Undo does not go to the checkout',
  { tag: '@full' },
  async ({ page }) => {
    await fillCart(page)
    await page.getByRole('button', { name: 'Cart, 2 items' }).click()
    const lines = cart(page).getByRole('listitem')
    await expect(lines).toHaveCount(2)
    await cart(page)
      .getByRole('button', { name: /^Remove / })
      .first()
      .dblclick()
    await expect(lines).toHaveCount(1)
    await expect(lines.getByRole('link')).toBeFocused()
    await cart(page)
      .getByRole('button', { name: /^Undo removing/ })
      .dblclick()
    await expect(lines).toHaveCount(2)
    await expect(lines.first().getByRole('link')).toBeFocused()
    await nextFrames(page)
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  },
)

test(
  'two presses on the same control are two, and so are presses apart from each other',
  { tag: '@full' },
  async ({ page }) => {
    await fillCart(page)
    await page.getByRole('button', { name: 'Cart, 2 items' }).click()
    const increase = cart(page).getByRole('button', { name: /^Increase/ })
    await increase.first().dblclick()
    await increase.nth(1).click()
    await expect(page.getByRole('heading', { name: 'Shopping Cart, 5 items' })).toBeVisible()
  },
)

test(
  'a press that clears the search twice leaves the focus in its field',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/products?search=lamp')
    await waitUntilAlive(page)
    await page.getByRole('button', { name: 'Clear the search' }).dblclick()
    const field = page.getByRole('searchbox', { name: 'Search products' })
    await expect(page).toHaveURL('/products')
    await expect(page.getByRole('button', { name: 'Clear the search' })).toHaveCount(0)
    await expect(field).toBeFocused()
  },
)

test('a double click on a word selects it', { tag: '@full' }, async ({ page }) => {
  await page.goto('/product/1')
  await waitUntilAlive(page)
  await page.getByRole('heading', { level: 1 }).getByText('Fennwick').dblclick()
  expect(await page.evaluate(() => String(getSelection()).trim())).not.toBe('')
})
