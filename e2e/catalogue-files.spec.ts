import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { openShop } from './shop-build.ts'
import { expectReferencesWithin, expectWholeAddresses, recordOutside, subPathAddress } from './sub-path.ts'
import type { RunningServer } from '../scripts/serve/serve.ts'
import { pressToScroll } from './press-to-scroll.ts'
import { waitUntilAlive } from './wait-until-alive.ts'
import { followRequests } from './follow-requests.ts'
import { waitForDeferredParts } from './wait-for-deferred-parts.ts'

// One worker, so that the shop is built once.
test.describe.configure({ mode: 'default' })

let shop: RunningServer | undefined
let outside: readonly string[]
const at = (path: string) => `${shop?.url}${path}`
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search products' })
const line = (page: Page) => page.getByText(/^Showing /)
const tables = '**/catalogue/*/table-*.json'

/** The catalogue's files that a page requests, without their folder. */
function recordFiles(page: Page): string[] {
  const files: string[] = []
  page.on('request', (request) => {
    const [, name] = /\/catalogue\/[^/]+\/(.+)$/.exec(request.url()) ?? []
    if (name !== undefined) files.push(name)
  })
  return files
}

test.use({ allowed: [/answered 404.*(?:product|table-)|The large catalogue has failed\./] })

test.beforeAll(async () => {
  test.setTimeout(300_000)
  // Under a path, where its files and workers must be found, too.
  shop = await openShop('large', [86], { RECORDS: '10000', SITE_URL: subPathAddress })
})
test.afterAll(() => shop?.close())

test.beforeEach(({ context }) => {
  outside = recordOutside(context)
})
test.afterEach(() => {
  expect(outside, 'Requests outside /shop/').toEqual([])
})

test.describe('the shop under a path', () => {
  test('works with presses, a reload and Back', async ({ page }) => {
    await page.goto(at('/'))
    await waitUntilAlive(page)
    await page.getByRole('link', { name: 'Shop Now' }).click()
    await expect(page).toHaveURL(at('/products'))
    await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible()
    await page.getByRole('button', { name: /^Books, / }).click()
    await expect(page).toHaveURL(at('/products?category=Books'))
    await expect(line(page)).toHaveText(/ products in Books$/)
    await page.getByRole('button', { name: /^All, / }).click()
    await expect(page).toHaveURL(at('/products'))

    await page.getByRole('article', { name: 'Electronics Product 86' }).getByRole('link').first().click()
    await expect(page).toHaveURL(at('/product/86'))
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('Electronics Product 86')
    await page.reload()
    await waitUntilAlive(page)
    await expect(heading).toHaveText('Electronics Product 86')
    await page.getByRole('button', { name: /^Add to Cart/ }).click()
    await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(at('/products'))
    await expect(heading).toHaveText('Products')
  })

  test('has no file that refers to something outside the path', ({ request }) =>
    expectReferencesWithin(request, at, [
      '/',
      '/products',
      '/product/86',
      '/compare',
      '/accessibility',
      '/404.html',
    ]))

  test('has whole addresses in its files for crawlers and networks', ({ request }) =>
    expectWholeAddresses(request, at, { products: ['/product/86'], images: 1 }))
})

test('who only looks at products loads no table', async ({ page }) => {
  const files = recordFiles(page)
  const untilIdle = followRequests(page)
  await page.goto(at('/products'))
  await waitUntilAlive(page)
  await expect(line(page)).toHaveText('Showing 9,915 of 9,915 products')
  // Until the list is hydrated, the page ends with its first products.
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(500_000)
  const last = page.getByRole('article', { name: 'Books Product 10000' })
  await pressToScroll(page, 'End', () => expect(last).toBeVisible({ timeout: 10_000 }))
  await waitForDeferredParts(page)
  await untilIdle()
  expect(files).toContain('products-82.json')
  expect(files.filter((name) => !name.startsWith('products-'))).toEqual([])
})

test('the position in the list is in its address', { tag: '@full' }, async ({ page }) => {
  await page.goto(at('/products?at=5001'))
  await waitUntilAlive(page)
  await expect(page.getByRole('article', { name: / Product 5086$/ })).toBeInViewport()
  // Not by a key: the address may then have a position of its smooth scroll.
  await page.evaluate(() =>
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
  )
  await expect(page).toHaveURL(/\/products\?at=9\d\d\d$/)
  await page.reload()
  await expect(page.getByRole('article', { name: 'Books Product 10000' })).toBeInViewport()
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow', allowed: [/^net::ERR_|answered 404: .*\/404\.html$/] })

  test(
    'no page promises a search without a network, since the tables are not kept',
    { tag: '@full' },
    async ({ page, context }) => {
      await page.goto(at('/products'))
      await waitUntilAlive(page)
      await page.getByRole('button', { name: /^Keep visited pages offline \(\d\.\d\sMB\)$/ }).click()
      await expect(
        page.getByRole('button', { name: 'Visited pages open offline; a search needs a network' }),
        // Workbox fetches the files one after another.
      ).toBeVisible({ timeout: 110_000 })
      await context.setOffline(true)
      await expect(page.getByRole('region', { name: 'Notices' })).toContainText(
        'You are offline. Pages that are on this device can still be seen.',
      )
      await page.reload()
      await expect(page.getByRole('article').first()).toBeVisible()
    },
  )
})

test('a search is exact, and its products lead to their pages', async ({ page }) => {
  await page.goto(at('/products'))
  await waitUntilAlive(page)
  await search(page).fill('PRODUCT 500')
  // 500 and 5000 to 5009.
  await expect(line(page)).toHaveText('Showing 11 of 11 products matching “PRODUCT 500”')
  expect(page.workers().length).toBeGreaterThan(0)
  await page.getByRole('article', { name: 'Books Product 5000' }).getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Books Product 5000')
  await expect(page.getByRole('heading', { name: 'You may also like' })).toBeVisible()
  await page.goBack()
  await expect(line(page)).toHaveText('Showing 11 of 11 products matching “PRODUCT 500”')
})

test('a misspelt word is corrected from the words of the files', { tag: '@full' }, async ({ page }) => {
  await page.goto(at('/products?search=headfones'))
  await expect(page.getByText('Did you mean:')).toBeVisible()
  await expect(page.getByRole('link', { name: /^headphones/ })).toBeVisible()
})

test('a bookmark of a category, a filter and an order opens', { tag: '@full' }, async ({ page }) => {
  await page.goto(at('/products?category=Books&min=100&max=100&sort=price-down'))
  await expect(line(page)).toHaveText(/^Showing \d+ of \d+ products in Books$/)
  for (const card of await page.getByRole('article').all()) await expect(card).toContainText('$100')
})

test('a product without a page of its own opens by its address, and an unknown one says so', async ({
  page,
}) => {
  await page.goto(at('/product/9999'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sports Product 9999')
  await expect(page).toHaveTitle(/^Sports Product 9999/)
  await page.goto(at('/product/10001'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Product Not Found')
})

test(
  'while the catalogue loads, the first products are shown and the wait is reported',
  { tag: '@full' },
  async ({ page }) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/catalogue/*/table-2.json', async (route) => {
      await held
      await route.continue()
    })
    await page.goto(at('/products'))
    await waitUntilAlive(page)
    await search(page).fill('product')
    await expect(line(page)).toHaveText('Showing 30 of more than 30 products matching “product”')
    await expect(page.getByText(/^Loading all products to search them: \d+ %$/)).toBeVisible()
    release()
    await expect(line(page)).toHaveText('Showing 9,915 of 9,915 products matching “product”')
    await expect(page.getByText(/^Loading all products/)).toHaveCount(0)
  },
)

for (const [fault, answer] of [
  ['is gone', { status: 404, body: 'gone' }],
  ['is cut off', { contentType: 'application/json', body: '{"id":[1,' }],
  ['is another file', { contentType: 'application/json', body: '{"id":[1]}' }],
] as const)
  test(
    `a part of the catalogue that ${fault} is reported, and Retry finds the products`,
    { tag: fault === 'is gone' ? [] : '@full' },
    async ({ page }) => {
      await page.route(tables, (route) => route.fulfill(answer))
      await page.goto(at('/products'))
      await waitUntilAlive(page)
      await search(page).fill('headphones')
      const retry = page.getByRole('button', { name: 'Retry' })
      await expect(retry).toBeVisible()
      await expect(page).toHaveURL(/search=headphones/)
      await page.unroute(tables)
      await retry.click()
      await expect(line(page)).toHaveText(/^Showing \d+ of \d+ products matching “headphones”$/)
    },
  )
