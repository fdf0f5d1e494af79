import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { shop } from './shop.ts'
import { holdFiles, scripts } from './hold-files.ts'
import { waitUntilAlive } from './wait-until-alive.ts'

// React warns that the HTML differs from its render; /nowhere has status 404.
test.use({ allowed: [/Minified React error #(?:418|423|425)|^answered 404: .*\/nowhere$/] })

/** Changes that extensions and translators make to a page. */
const changes = {
  'a node beside every field': () => {
    for (const field of document.querySelectorAll('input, textarea'))
      field.after(document.createElement('grammar-checker'))
  },
  'attributes on the body': () => {
    document.body.setAttribute('data-checker', '1')
    document.body.className = 'checked'
  },
  'every text in a wrapper element': () => {
    const walker = document.createTreeWalker(
      document.querySelector('#root') ?? document.body,
      NodeFilter.SHOW_TEXT,
    )
    const texts: Text[] = []
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
    for (const text of texts) {
      // Translators wrap texts in `font`.
      // oxlint-disable-next-line typescript/no-deprecated
      const font = document.createElement('font')
      text.replaceWith(font)
      font.append(text)
    }
  },
}

/** The first three are prerendered, rendered in the browser, and prepared for their address. */
const routes = [
  '/',
  '/products?search=a',
  `/products?${shop.otherCategory.query}`,
  shop.first.path,
  '/nowhere',
  '/products',
  '/compare',
]
const email = (page: Page) => page.locator('#newsletter-email')
const addToCart = (page: Page) => page.locator('main button[aria-label^="Add to Cart"]:visible').first()

/** Types and presses as a visitor does; returns the number of products in the cart. */
async function typeAndPress(page: Page, hasProducts: boolean): Promise<number> {
  // Key by key: React may replace the field meanwhile.
  await email(page).focus()
  await page.keyboard.type('jo@example.com')
  await page.locator('#header-search').fill('mug')
  if (!hasProducts) return 0
  await addToCart(page).click()
  return 1
}

async function expectKept(page: Page, items: number): Promise<void> {
  if (items > 0) await expect(page.getByRole('button', { name: 'Cart, 1 item', exact: true })).toBeVisible()
  await expect(email(page)).toHaveValue('jo@example.com')
  await expect(page.locator('#header-search')).toHaveValue('mug')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.locator('main h1')).toBeVisible()
}

/** True where the page has products before its script has run. */
const canBuy = (route: string) => !/search=|compare|nowhere/.test(route)

for (const [what, change] of Object.entries(changes)) {
  test(
    `${what}, before the script runs: nothing typed or pressed is lost`,
    { tag: '@full' },
    async ({ page, eachCase }) => {
      await eachCase(
        routes,
        (route) => route,
        async (route) => {
          const release = await holdFiles(page, scripts)
          await page.goto(route, { waitUntil: 'commit' })
          await expect(email(page)).toBeAttached()
          await page.evaluate(change)
          const items = await typeAndPress(page, canBuy(route))
          release()
          await waitUntilAlive(page)
          await expectKept(page, items)
          await page.unroute(scripts)
        },
      )
    },
  )

  test(
    `${what}, after the script has run: nothing typed or pressed is lost`,
    { tag: '@full' },
    async ({ page, eachCase }) => {
      await eachCase(
        routes,
        (route) => route,
        async (route) => {
          await page.goto(route)
          await waitUntilAlive(page)
          await page.evaluate(change)
          const items = await typeAndPress(page, canBuy(route))
          await expectKept(page, items)
          await page.getByRole('banner').getByRole('link', { name: 'Products', exact: true }).click()
          await expect(page).toHaveURL('/products')
          await page.locator('#product-search').fill(shop.some)
          await expect(
            page.getByText(new RegExp(`^Showing \\d+ of \\d+ products matching “${shop.some}”`)),
          ).toBeVisible()
        },
      )
    },
  )
}

for (const [at, [what, change]] of Object.entries(changes).entries())
  test(
    `with ${what}, a search typed before the script runs has its results`,
    { tag: at === 0 ? [] : '@full' },
    async ({ page }) => {
      const release = await holdFiles(page, scripts)
      await page.goto('/products', { waitUntil: 'commit' })
      await expect(email(page)).toBeAttached()
      await page.evaluate(change)
      await page.locator('#product-search').fill(shop.some)
      release()
      await expect(page).toHaveURL(`/products?search=${shop.some}`)
      await expect(page.locator('#product-search')).toHaveValue(shop.some)
      await expect(page.locator('#product-search')).toBeFocused()
      await expect(
        page.getByText(new RegExp(`^Showing \\d+ of \\d+ products matching “${shop.some}”`)),
      ).toBeVisible()
      await page.unroute(scripts)
    },
  )
