import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { shop } from './shop.ts'
import { waitUntilAlive } from './wait-until-alive.ts'

const header = (page: Page) => page.getByRole('banner')
const menuButton = (page: Page) => header(page).getByRole('button', { name: 'Menu', exact: true })
const closeButton = (page: Page) => header(page).getByRole('button', { name: 'Close the menu' })
const category = (page: Page) => header(page).getByRole('link', { name: shop.category.label, exact: true })

test.use({ viewport: { width: 320, height: 640 } })

test('the menu of a phone is opened and closed by keys, and its links are followed', async ({ page }) => {
  // With few products, since axe checks the whole page.
  await page.goto(`/products?search=${shop.few.search}`)
  await waitUntilAlive(page)
  expect((await header(page).boundingBox())?.height).toBeLessThan(64)
  await menuButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(closeButton(page)).toBeFocused()
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')
  await expect(category(page)).toBeHidden()
  await expect(menuButton(page)).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(closeButton(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/products\?category=/)
  await expect(closeButton(page)).toBeHidden()
})

test(
  'the menu of a phone switches the theme, and its button closes it',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto(`/products?search=${shop.few.search}`)
    await waitUntilAlive(page)
    const theme = header(page).getByRole('button', { name: 'Dark theme' })
    await expect(theme).toHaveCount(0)
    await menuButton(page).click()
    await theme.click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(theme).toBeHidden()
    await menuButton(page).click()
    await closeButton(page).click()
    await expect(closeButton(page)).toBeHidden()
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, allowed: [/^csp: .*\/assets\/.*\.js$/] })

  test('the menu of a phone opens, and its links work', async ({ page }) => {
    await page.goto('/accessibility')
    await menuButton(page).click()
    await expect(header(page).getByRole('link', { name: 'Wholesale' })).toBeVisible()
    await category(page).click()
    await expect(page).toHaveURL(`/products?${shop.category.query}`)
  })
})
