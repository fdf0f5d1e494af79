import { isFull } from '../tests/sample.ts'
import { expect, test } from './fixtures.ts'
import { shop } from './shop.ts'
import { waitUntilAlive } from './wait-until-alive.ts'

test.use({ viewport: { width: 360, height: 740 }, allowed: [/\/nowhere$/] })

const pages = ['/', '/products', shop.first.path, '/compare', '/accessibility', '/nowhere']

test('the header is one row on every page from 320 px on', async ({ page }) => {
  for (const path of isFull ? pages : [shop.first.path, '/nowhere']) {
    await page.goto(path)
    for (const width of [320, 360, 414, 767]) {
      await page.setViewportSize({ width, height: 740 })
      const box = await page.getByRole('banner').boundingBox()
      expect(box?.height, `${path} at ${width} px`).toBeLessThan(64)
    }
  }
})

test('on a phone the header’s search is a button until it is pressed, then a field', async ({ page }) => {
  await page.goto('/accessibility')
  await waitUntilAlive(page)
  const field = page.locator('#header-search')
  const widthOf = async () => (await field.boundingBox())?.width
  expect(await widthOf()).toBeLessThanOrEqual(44)
  await field.click()
  await expect(field).toBeFocused()
  await expect.poll(widthOf).toBeGreaterThan(200)
  await field.pressSequentially(shop.few.search)
  await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(/\/products\?search=/)
})

test('a phone’s footer fits into its window, and its groups open by keys', async ({ page }) => {
  await page.goto('/accessibility')
  await waitUntilAlive(page)
  const footer = page.getByRole('contentinfo')
  expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(740)
  const link = footer.getByRole('link', { name: 'All products' })
  await expect(link).toBeHidden()
  await footer.locator('summary').first().focus()
  await page.keyboard.press('Enter')
  await expect(link).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(link).toBeFocused()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, allowed: [/^csp: .*\/assets\/.*\.js$/] })

  test(
    'a phone’s footer opens, and its search is a field once it is pressed',
    { tag: '@full' },
    async ({ page }) => {
      await page.goto('/accessibility')
      const footer = page.getByRole('contentinfo')
      await footer.locator('summary').first().click()
      await expect(footer.getByRole('link', { name: 'All products' })).toBeVisible()
      const field = page.locator('#header-search')
      await field.click()
      await field.fill(shop.few.search)
      await field.press('Enter')
      await expect(page).toHaveURL(/\/products\?search=/)
    },
  )
})

test(
  'in a wide window the footer’s groups are open, with headings instead of buttons',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto('/accessibility')
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByRole('link', { name: 'All products' })).toBeVisible()
    await expect(footer.locator('summary').first()).toBeHidden()
    await expect(footer.getByRole('heading', { name: 'Talk to us' })).toHaveCount(1)
  },
)
