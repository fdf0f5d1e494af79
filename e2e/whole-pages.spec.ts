import { expect, test } from './fixtures.ts'
import type { Page } from '@playwright/test'
import { isFull } from '../tests/sample.ts'
import { shop } from './shop.ts'
import { waitUntilAlive } from './wait-until-alive.ts'

test.use({ allowed: [/\/nowhere$/] })

/** Every kind of page. */
const pages = ['/', '/products', shop.first.path, '/compare', '/accessibility', '/nowhere']

/** In the sample each page is left or reached once. */
const pairs = pages.flatMap((from, at) =>
  pages
    .filter((to, toAt) => (isFull ? to !== from : at % 2 === 0 && toAt === at + 1))
    .map((to) => ({ from, to })),
)

/** Header, content and footer are there, with what belongs to them. */
async function expectWhole(page: Page, path: string) {
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Products' })).toBeVisible()
  await expect(page.getByRole('main').locator('h1')).not.toBeEmpty()
  await expect(page.getByRole('contentinfo').getByText(/All rights reserved/)).toBeVisible()
}

/** When the document was loaded, which differs in every document. */
const documentOf = (page: Page) => page.evaluate(() => performance.timeOrigin)

/** Expects that the shop itself shows the next page: what a new document shows is whole in any case. */
async function withinDocument(page: Page, path: string, move: () => Promise<unknown>) {
  // A press before the shop is alive would load a document.
  await waitUntilAlive(page)
  const before = await documentOf(page)
  const heading = page.getByRole('main').locator('h1')
  const headingBefore = await heading.innerText()
  await move()
  // The address changes before the page.
  await expect(heading).not.toHaveText(headingBefore)
  await expectWhole(page, path)
  expect(await documentOf(page)).toBe(before)
}

/** By the header's link where there is one; the router follows the history otherwise, as it does for a link. */
const follow = (page: Page, path: string) =>
  withinDocument(page, path, async () => {
    const link = page.locator(`header a[href="${path}"]`)
    if (await link.count()) await link.first().click()
    else await page.evaluate((to) => history.pushState({}, '', to), path)
  })

for (const [width, savesData] of [
  [1280, false],
  [390, true],
  [390, false],
  [1280, true],
] as const) {
  test(
    `every page is whole after a load, a link, a reload and Back, at ${width} px${savesData ? ', with saved data' : ''}`,
    { tag: width === 1280 && !savesData ? [] : '@full' },
    async ({ page }) => {
      test.setTimeout(180_000)
      await page.setViewportSize({ width, height: 800 })
      if (savesData)
        await page.addInitScript(() =>
          Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
        )
      // One page for all, so that each load but the first is a later page view: its deferred parts need no input.
      for (const { from, to } of pairs)
        await test.step(`${from}, then ${to}`, async () => {
          await page.goto(from)
          await expectWhole(page, from)
          await follow(page, to)
          await page.reload()
          await expectWhole(page, to)
          await withinDocument(page, from, () => page.goBack())
        })
    },
  )
}

test('every page is whole after a product is added to the cart first', { tag: '@full' }, async ({ page }) => {
  await page.goto(shop.first.path)
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
  for (const path of ['/products', '/']) await follow(page, path)
})
