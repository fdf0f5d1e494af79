import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { waitUntilDialogRests } from './wait-until-still.ts'

/** HTML that closes text, attributes, scripts, comments and templates, and leaves a trace if any of it runs. */
const hostile =
  '"\'><img src=x onerror=hit=1><script>hit=1</script></title></style><svg onload=hit=1><!--{{hit=1}}${hit=1}'

const written = `\`${hostile.replaceAll('${', '\\${')}\``

/** Replaces the first product's texts in every catalogue file that the shop fetches. */
async function poison(page: Page): Promise<void> {
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    const response = await route.fetch()
    const body = await response.text()
    const poisoned = body
      .replace(/(?<=name:)`Fennwick Drift Over-Ear Headphones`(?=,description:`)/, () => written)
      .replace(/(?<=description:)`Closed-back wireless [^`]*`/, () => written)
      .replace(/(?<=brand:)`Fennwick`/, () => written)
      .replace(/(?<=longDescription:\[)`[^`]*`/, () => written)
      .replace(/(?<=features:\[)`[^`]*`/, () => written)
    await route.fulfill({ response, body: poisoned })
  })
}

/** Expects that none of it ran or became an element; a dialog or a policy violation fails the test by itself. */
async function expectHarmless(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'hit' in window)).toBe(false)
  await expect(page.locator('[onerror], [onload], img[src="x"]')).toHaveCount(0)
}

test(
  'HTML in the catalogue and in the address is shown as text on every screen',
  { tag: '@full' },
  async ({ page }) => {
    await poison(page)
    await page.goto(`/products?search=${encodeURIComponent('onerror=hit')}`)
    const card = page.getByRole('list', { name: 'Products' }).getByRole('listitem')
    await expect(page.getByText('Showing 1 of 1 products matching “onerror=hit”')).toBeVisible()
    await expect(card.getByRole('heading', { level: 3 })).toContainText(hostile)
    await card.getByRole('button', { name: /^Add to Cart/ }).click()
    await page.getByRole('button', { name: 'Cart, 1 item' }).click()
    await waitUntilDialogRests(page)
    await expect(page.getByRole('dialog').getByText(hostile).first()).toBeVisible()
    await expectHarmless(page)
    await page.keyboard.press('Escape')

    await card.getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(hostile)
    await expect(page).toHaveTitle(new RegExp('onerror=hit'))
    await expect(page.getByRole('tabpanel', { name: 'Description' })).toContainText(hostile)
    await page.getByRole('tab', { name: 'Features' }).click()
    await expect(page.getByRole('tabpanel', { name: 'Features' })).toContainText(hostile)
    const facts = await page.locator('script[type="application/ld+json"]').textContent()
    expect(JSON.stringify(JSON.parse(facts ?? ''))).toContain('onerror=hit=1')
    await expectHarmless(page)

    await page.goto('/compare?ids=1,2')
    await expect(page.getByRole('columnheader').first()).toContainText(hostile)
    await expectHarmless(page)

    await page.goto(`/products?category=${encodeURIComponent(hostile)}&search=${encodeURIComponent(hostile)}`)
    await expect(page.getByRole('searchbox', { name: 'Search products' })).toHaveValue(hostile)
    await expect(page.getByRole('main')).toContainText(hostile)
    await expectHarmless(page)
    // Requests for deferred parts may still be running.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
)
