import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { waitUntilAlive } from './wait-until-alive.ts'

/** Counts clicks, touches and Enter; typed words are not presses. */
function countPresses(page: Page) {
  let count = 0
  return {
    press: async (target: Locator) => {
      count += 1
      await target.click()
    },
    search: async (field: Locator, words: string) => {
      count += 2
      await field.click()
      await page.keyboard.type(words)
      await page.keyboard.press('Enter')
    },
    count: () => count,
  }
}

const cardsOf = (page: Page) => page.getByRole('list', { name: 'Products' }).getByRole('listitem')

test('the cheapest trousers on sale are found with four presses', async ({ page }) => {
  await page.goto('/')
  await waitUntilAlive(page)
  const presses = countPresses(page)
  await presses.search(page.locator('#hero-search'), 'cheapest trousers on sale')
  await expect(page).toHaveURL(/\/products\?search=/)
  await presses.press(page.getByRole('link', { name: /^“jeans”, on sale, sorted by price, low to high/ }))
  // The list before is shown until the next one is there.
  await expect(page.getByText(/^Showing .* matching “jeans”/)).toBeVisible()
  await expect(page.getByLabel('Sort by')).toHaveValue('price-up')
  await presses.press(cardsOf(page).first().getByRole('link'))
  await expect(page).toHaveURL(/\/product\/\d+$/)
  await expect(page.getByRole('article')).toContainText(/jeans/i)
  await expect(page.getByText(/^SAVE \$/)).toBeVisible()
  expect(presses.count()).toBeLessThanOrEqual(4)
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('two headphones are compared with five presses', { tag: '@full' }, async ({ page }) => {
    await page.goto('/')
    await waitUntilAlive(page)
    const presses = countPresses(page)
    await presses.search(page.locator('#product-search'), 'headphones')
    await expect(page).toHaveURL(/\/\?search=headphones/)
    const headphones = cardsOf(page).filter({ hasText: /headphones/i })
    const compare = headphones.getByRole('button', { name: /^Compare / })
    await presses.press(compare.nth(0))
    await presses.press(compare.nth(1))
    await presses.press(page.getByRole('link', { name: 'Compare 2 products' }))
    await expect(page).toHaveURL(/\/compare\?ids=\d+,\d+$/)
    expect(presses.count()).toBeLessThanOrEqual(5)
  })
})

test.describe('a cart', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('is sent with three presses', { tag: '@full' }, async ({ page }) => {
    await page.goto('/')
    await waitUntilAlive(page)
    const presses = countPresses(page)
    await presses.press(
      cardsOf(page)
        .first()
        .getByRole('button', { name: /^Add to Cart/ }),
    )
    await presses.press(page.getByRole('button', { name: 'Cart, 1 item' }))
    await presses.press(page.getByRole('dialog').getByRole('button', { name: 'Share this cart' }))
    await expect(page.getByText('Link to this cart copied').last()).toBeVisible()
    expect(presses.count()).toBeLessThanOrEqual(3)
  })
})
