import type { Locator } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { waitUntilAlive } from './wait-until-alive.ts'

test.use({ allowed: [/net::ERR_FAILED.*\/pictures\//] })

/** Expects the product's drawn initial, as an image that has loaded. */
async function expectInitial(picture: Locator): Promise<void> {
  await expect(picture).toHaveAttribute('src', /^data:image\/svg\+xml,/)
  await expect(picture).not.toHaveAttribute('data-missing')
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true)
}

test(
  'a product’s image that cannot be loaded is its initial on every page',
  { tag: '@full' },
  async ({ page }) => {
    await page.route(/\/pictures\//, (route) => route.abort())
    const card = page.getByRole('article').filter({ has: page.getByRole('button', { name: /^Add to Cart/ }) })
    for (const path of ['/', '/products']) {
      await page.goto(path)
      await waitUntilAlive(page)
      await expectInitial(card.first().locator('img'))
    }
    await card.first().getByRole('link').click()
    await expectInitial(page.getByRole('region', { name: 'Pictures' }).locator('img').first())
    await page
      .getByRole('button', { name: /^Add to Cart/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Cart, 1 item' }).click()
    await expectInitial(page.getByRole('dialog').locator('img').first())
  },
)
