import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { shop } from './shop.ts'

// Chromium reports each script that it does not load, and one test requests an unknown address.
test.use({ javaScriptEnabled: false, allowed: [/^csp: .*\/assets\/.*\.js$|\/nowhere$/] })

/**
 * The sentence that replaces a control without JavaScript. Playwright's text matching ignores the content of
 * `noscript`.
 */
async function expectNotice(page: Page, words: string): Promise<void> {
  const notices = page.locator('noscript p')
  const texts = await notices.allTextContents()
  const index = texts.findIndex((text) => text.includes(words))
  expect(index, `${words}, among ${texts.join(' | ')}`).not.toBe(-1)
  await expect(notices.nth(index)).toBeVisible()
}

test('without JavaScript a product page shows all its content', async ({ page }) => {
  await page.goto(shop.first.path)
  await expect(page.getByRole('heading', { level: 1, name: shop.first.name })).toBeVisible()
  await expect(page.getByText(shop.first.price)).toBeVisible()
  for (const name of ['Description', 'Features', 'Specifications'])
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  await expect(page.getByText(shop.description).last()).toBeVisible()
  expect(await page.locator('main li:visible').count()).toBeGreaterThan(6)
  await expect(page.locator('main dt').last()).toBeVisible()
  // Without JavaScript all panels are visible, so there are no tabs.
  await expect(page.getByRole('tablist')).toBeHidden()
  await expectNotice(page, 'The cart, saving and sharing need JavaScript')
})

test('without JavaScript the catalogue shows its first products, with links to their pages', async ({
  page,
}) => {
  await page.goto('/products')
  await expect(page.getByRole('list', { name: 'Products' }).getByRole('listitem')).toHaveCount(30)
  await expectNotice(page, 'Searching and filtering need JavaScript')
  await page.locator(`main a[href="${shop.second.path}"]`).click()
  await expect(page).toHaveURL(shop.second.path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('without JavaScript the home page shows its products and footer, and names what needs JavaScript', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('list', { name: 'Products' }).getByRole('listitem')).toHaveCount(30)
  const contact = page.locator('#contact')
  await expect(contact.getByRole('link', { name: shop.email })).toBeVisible()
  await expect(contact.getByText(shop.street)).toBeVisible()
  await expect(page.getByRole('contentinfo').getByText('All rights reserved')).toBeVisible()
  for (const words of [
    'JavaScript is off in this browser',
    'Searching and filtering need JavaScript',
    'Showing more needs JavaScript',
    'The booking form needs JavaScript',
    'This form needs JavaScript',
  ])
    await expectNotice(page, words)
})

test('without JavaScript a search from the header shows products, and says why they are not searched', async ({
  page,
}) => {
  await page.goto('/')
  const search = page.getByRole('banner').getByRole('textbox')
  await search.fill(shop.some)
  await search.press('Enter')
  await expect(page).toHaveURL(`/products?search=${shop.some}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Products' }).getByRole('link').first()).toBeVisible()
  await expectNotice(page, 'Searching and filtering need JavaScript')
})

test(
  'without JavaScript an unknown address shows the 404 page with links',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/nowhere')
    await expect(page.getByRole('heading', { level: 1, name: 'Oops! Page Not Found' })).toBeVisible()
    await page.getByRole('link', { name: 'Go Home' }).click()
    await expect(page).toHaveURL('/')
  },
)
