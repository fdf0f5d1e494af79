import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { templateId } from '#device/document-protocol.ts'
import { paths } from '../scripts/paths.ts'
import { startServer, type RunningServer } from '../scripts/serve/serve.ts'
import { expectAnnounced } from './announcements.ts'
import { expect, test } from './fixtures.ts'
import { teaShop as shop } from './shop.ts'
import { scrollThrough } from './scroll-through.ts'
import { expectReferencesWithin, expectWholeAddresses, recordOutside, subPathAddress } from './sub-path.ts'
import { subPathBuild } from './sub-path-build.ts'
import { waitUntilAlive } from './wait-until-alive.ts'
import { followRequests } from './follow-requests.ts'

// Of the tea shop, whose catalogue is in its pages. `catalogue-files.spec.ts` visits another shop under the path.

// One worker, so that the shop is built once.
test.describe.configure({ mode: 'default' })
let server: RunningServer | undefined
let outside: readonly string[]

test.beforeAll(async () => {
  test.setTimeout(300_000)
  await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', resolve(paths.root, 'e2e/sub-path-build.ts')],
    { cwd: paths.root, env: { ...process.env, SHOP: 'tea', SITE_URL: subPathAddress, NODE_OPTIONS: '' } },
  )
  server = await startServer({ port: 0, dist: subPathBuild.dist, siteFacts: subPathBuild.siteFacts })
})
test.afterAll(() => server?.close())

const at = (path: string) => `${server?.url}${path}`

test.beforeEach(({ context }) => {
  outside = recordOutside(context)
})
test.afterEach(() => {
  expect(outside, 'Requests outside /shop/').toEqual([])
})

const products = (page: Page) => page.getByRole('list', { name: 'Products' })
const firstProduct = (page: Page) => products(page).getByRole('link').first()

test.describe('a shop under a path', () => {
  test('works with presses, a reload and Back', { tag: '@full' }, async ({ page }) => {
    await page.goto(at('/'))
    await waitUntilAlive(page)
    await page.getByRole('link', { name: 'Shop Now' }).click()
    await expect(page).toHaveURL(at('/products'))
    // The address changes before the page: an earlier press would be on the home page.
    await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible()

    await page.getByRole('main').getByRole('link', { name: shop.otherCategory.button }).click()
    await expect(page).toHaveURL(at('/category/teaware'))
    await page.getByRole('searchbox', { name: 'Search products' }).fill('a')
    await expect(page).toHaveURL(at(`/products?${shop.otherCategory.query}&search=a`))
    await expect(
      page.getByText(new RegExp(`products in ${shop.otherCategory.label} matching “a”$`)),
    ).toBeVisible()
    await page
      .getByRole('button', { name: /^Add to Cart/ })
      .first()
      .click()
    await page.getByRole('searchbox', { name: 'Search products' }).fill('')
    await expect(page).toHaveURL(at('/category/teaware'))
    await page
      .getByRole('main')
      .getByRole('link', { name: /^All, / })
      .click()
    await expect(page).toHaveURL(at('/products'))
    await expect(page.getByText(new RegExp(`^Showing .* of ${shop.total} products$`))).toBeVisible()
    await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()

    await firstProduct(page).click()
    await expect(page).toHaveURL(at(shop.first.path))
    const heading = page.getByRole('heading', { level: 1 })
    const name = shop.first.name
    await expect(heading).toHaveText(name)
    await page.reload()
    await expect(heading).toHaveText(name)
    await waitUntilAlive(page)
    await page.getByRole('button', { name: /^Add to Cart/ }).click()
    // All pages have the cart of the device.
    await page.getByRole('link', { name: /^Next/ }).click()
    await expect(page).toHaveURL(at(shop.second.path))
    await expect(page.getByRole('button', { name: 'Cart, 2 items' })).toBeVisible()

    await page.goBack()
    await expect(heading).toHaveText(name)
    await page.goBack()
    await expect(page).toHaveURL(at('/products'))
    await page.getByRole('banner').getByRole('link', { name: shop.name }).click()
    await expect(page).toHaveURL(at('/'))
    // A combobox once it has the focus.
    const search = page.getByLabel('Search all products').and(page.locator('input'))
    await search.fill(shop.few.search)
    await search.press('Enter')
    await expect(page).toHaveURL(at(`/products?search=${shop.few.search}`))
  })

  for (const path of ['/', '/products', shop.first.path, '/compare', '/accessibility', '/category/teaware']) {
    test(`hydrates the HTML of ${path}, and shows every image`, { tag: '@full' }, async ({ page }) => {
      await page.addInitScript(() => {
        addEventListener('DOMContentLoaded', () =>
          Object.assign(window, { firstHeading: document.querySelector('h1') }),
        )
      })
      const untilIdle = followRequests(page)
      await page.goto(at(path))
      await waitUntilAlive(page)
      expect(
        await page.evaluate(() => Reflect.get(window, 'firstHeading') === document.querySelector('h1')),
      ).toBe(true)
      await scrollThrough(page)
      await untilIdle()
      const broken = page
        .locator('img')
        .evaluateAll((images) =>
          images
            .filter(
              (image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth === 0,
            )
            .map((image) => image.outerHTML),
        )
      expect(await broken).toEqual([])
      const loaded = await page
        .locator('img')
        .evaluateAll(
          (images) =>
            images.filter((image) => image instanceof HTMLImageElement && image.naturalWidth > 0).length,
        )
      if (/^\/(?:$|product)/.test(path)) expect(loaded).toBeGreaterThan(3)
    })
  }

  test.describe('with links to share', () => {
    test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

    test('lists and carts have links with the path', { tag: '@full' }, async ({ page }) => {
      const copied = () => page.evaluate(() => navigator.clipboard.readText())
      await page.goto(at(shop.second.path))
      await waitUntilAlive(page)
      await page.getByRole('button', { name: /^Save / }).click()
      await page.getByRole('button', { name: /^Add to Cart/ }).click()
      await page.getByRole('button', { name: 'Cart, 1 item' }).click()
      await page.getByRole('button', { name: 'Share this cart' }).click()
      await expect(page.getByText('Link to this cart copied').first()).toBeVisible()
      expect(await copied()).toBe(at(`/products#cart=${shop.second.id}.50-gx1`))
      await page.goto(at('/products?saved=true'))
      await page.getByRole('button', { name: 'Share this list' }).click()
      await expectAnnounced(page, 'Link to this list copied')
      expect(await copied()).toBe(at(`/products?ids=${shop.second.id}`))
    })
  })

  test('chooses products on their cards, and compares them', { tag: '@full' }, async ({ page }) => {
    await page.goto(at('/products'))
    await waitUntilAlive(page)
    const cards = products(page).getByRole('article')
    for (const index of [0, 1]) {
      await cards.nth(index).hover()
      await cards
        .nth(index)
        .getByRole('button', { name: /^Compare / })
        .click()
    }
    await page.getByRole('link', { name: /^Compare/ }).click()
    await expect(page).toHaveURL(at(`/compare?ids=${shop.first.id},${shop.second.id}`))
    await expect(page.getByRole('table')).toBeVisible()
  })
})

test.describe('an unknown address', () => {
  test.use({ allowed: [/^answered 404: .*\/shop\/nowhere$/] })

  test('has the 404 page with a link back', { tag: '@full' }, async ({ page }) => {
    const response = await page.goto(at('/nowhere'))
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page Not Found')
    await waitUntilAlive(page)
    await page.locator('main').getByRole('link', { name: 'Home' }).first().click()
    await expect(page).toHaveURL(at('/'))
  })
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow', allowed: [/^net::ERR_|^answered 404: .*\/shop\/404\.html$/] })

  test(
    'the shop opens, searches and shows products that were not visited before',
    { tag: '@full' },
    async ({ page, context }) => {
      await page.goto(at('/products'))
      await page.waitForFunction(() => window.earlyPresses === null)
      await page.goto(at('/'))
      await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
      expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.scope)).toBe(
        at('/'),
      )
      expect(
        await page.evaluate(async () => (await caches.keys()).filter((name) => !name.includes('/shop'))),
      ).toEqual([])
      await context.setOffline(true)
      await page.goto(at(`/products?search=${shop.few.search}`))
      await expect(
        page.getByText(new RegExp(`^Showing \\d+ of \\d+ products matching “${shop.few.search}”`)),
      ).toBeVisible()
      await firstProduct(page).click()
      await expect(page).toHaveURL(shop.productAddress)
      await page.goto(at(shop.third.path))
      await expect(
        page.getByRole('region', { name: 'Buy' }).getByRole('button', { name: /^Add/ }),
      ).toBeVisible()
    },
  )
})

test.describe('a script of the shop that is empty', () => {
  test('is detected: the page reloads, and shows a message', { tag: '@full' }, async ({ page }) => {
    await page.route(/\/assets\/shop-[^/]*\.js$/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    )
    await page.goto(at('/products')).catch(() => undefined)
    await expect(page.locator(`#${templateId.failure}`).getByRole('button', { name: 'Reload' })).toBeVisible()
  })
})

test.describe('the files', { tag: '@full' }, () => {
  const pages = ['/', '/products', shop.first.path, '/compare', '/accessibility', '/404.html']

  test('of pages refer to nothing outside the path', ({ request }) =>
    expectReferencesWithin(request, at, pages))

  test('for crawlers and networks contain whole addresses', ({ request }) =>
    expectWholeAddresses(request, at, { products: [shop.first.path, shop.second.path], images: 2 }))
})
