import { expect, test } from './fixtures.ts'
import type { Page } from '@playwright/test'
import { shop } from './shop.ts'
import { sweepUnless } from './sweep.ts'

test.use({ allowed: [/\/nowhere$/] })

/** Every kind of page. */
const pages = ['/', '/products', shop.first.path, '/compare', '/accessibility', '/nowhere']

/** Header, content and footer are there, with what belongs to them. */
async function expectWhole(page: Page, path: string) {
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Products' })).toBeVisible()
  await expect(page.getByRole('main').locator('h1')).not.toBeEmpty()
  await expect(page.getByRole('contentinfo').getByText(/All rights reserved/)).toBeVisible()
}

/** By the header's link where there is one; the router follows the history otherwise, as it does for a link. */
async function follow(page: Page, path: string) {
  const link = page.locator(`header a[href="${path}"]`)
  if (await link.count()) await link.first().click()
  else await page.evaluate((to) => history.pushState({}, '', to), path)
  await expectWhole(page, path)
}

for (const [width, savesData] of [
  [1280, false],
  [390, true],
  [390, false],
  [1280, true],
] as const) {
  test(
    `every page is whole after a load, a link, Back and a reload, at ${width} px${savesData ? ', with saved data' : ''}`,
    sweepUnless((width === 1280) !== savesData),
    async ({ page, eachCase }) => {
      await page.setViewportSize({ width, height: 800 })
      if (savesData)
        await page.addInitScript(() =>
          Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
        )
      await eachCase(
        pages,
        (from) => `from ${from}`,
        async (from) => {
          const other = from === '/products' ? '/' : '/products'
          // A second page view: its deferred parts load without an input.
          await page.goto(other)
          await page.goto(from)
          await expectWhole(page, from)
          for (const to of pages.filter((path) => path !== from)) {
            await follow(page, to)
            await page.goBack()
            await expectWhole(page, from)
          }
          await page.reload()
          await expectWhole(page, from)
          await page.goto(other)
          await page.goBack()
          await expectWhole(page, from)
        },
      )
    },
  )
}

test('every page is whole after a product is added to the cart first', async ({ page }) => {
  await page.goto(shop.first.path)
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
  for (const path of ['/products', '/']) await follow(page, path)
})
