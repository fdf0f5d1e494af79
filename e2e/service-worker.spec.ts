import type { Page } from '@playwright/test'
import { attributeOf } from '#device/document-protocol.ts'
import { expect, test } from './fixtures.ts'
import { shop } from './shop.ts'
import { openOwnSite, type OwnSite } from './own-site.ts'
import { waitForDeferredParts } from './wait-for-deferred-parts.ts'
import { nextFrames } from './scroll-through.ts'

test.use({
  serviceWorkers: 'allow',
  // The network is off on purpose; the 404 page has status 404 also when it is precached.
  allowed: [/SyntaxError|^uncaught: $|^net::ERR_|^answered 404: .*\/(?:404\.html|nowhere)$/],
})

let site: OwnSite

test.beforeEach(async () => {
  site = await openOwnSite()
})
test.afterEach(() => site.stop())

const hasController = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')

/** Opens two pages of the shop, and waits until the service worker controls the second. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(`${site.url}/accessibility`)
  await page.waitForFunction(() => window.earlyPresses === null)
  await page.goto(`${site.url}${path}`)
  await hasController(page)
}

const checkForUpdate = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update()
  })

const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)

const notices = (page: Page) => page.getByRole('region', { name: 'Notices' })
const offer = (page: Page) => notices(page).filter({ hasText: 'A new version of the shop is ready.' })
const newVersion = (page: Page) => page.locator('html[data-deploy]')

test('after the second page, not the first, the shop opens, searches and sells without a network', async ({
  page,
  context,
}) => {
  await page.goto(`${site.url}/`)
  await page.getByRole('searchbox', { name: 'Search products' }).fill(shop.few.search)
  await expect(page).toHaveURL(new RegExp(`search=${shop.few.search}`))
  await waitForDeferredParts(page)
  await nextFrames(page)
  expect(await registrations(page)).toBe(0)
  await page.getByRole('list', { name: 'Products' }).getByRole('link').first().click()
  await hasController(page)
  await context.setOffline(true)
  await site.stop()
  await expect(notices(page).getByText('You are offline.')).toBeVisible()

  await page.goto(`${site.url}/products?search=${shop.some}`)
  await expect(page.getByText(/^Showing \d+ of \d+ products matching/)).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search products' }).fill(shop.few.search)
  await expect(page).toHaveURL(new RegExp(`search=${shop.few.search}`))
  await page.getByRole('list', { name: 'Products' }).getByRole('link').first().click()
  await expect(page).toHaveURL(shop.productAddress)
  const buy = page.getByRole('region', { name: 'Buy' })
  await buy.getByRole('button', { name: /^Add to Cart/ }).click()
  await page.getByRole('button', { name: 'Cart, 1 item' }).click()
  await expect(page.getByRole('dialog', { name: 'Shopping Cart, 1 item' })).toBeVisible()

  // A bookmark with a prepared answer.
  await page.goto(`${site.url}/products?${shop.otherCategory.query}`)
  await expect(page.locator('html')).toHaveAttribute(attributeOf('search'), `?${shop.otherCategory.query}`)
  await expect(
    page.getByText(`Showing ${shop.otherCategory.count} of ${shop.otherCategory.count} products`),
  ).toBeVisible()

  // Never visited.
  await page.goto(`${site.url}${shop.third.path}`)
  await expect(buy.getByRole('button', { name: /^Add to Cart/ })).toBeVisible()
  await page.getByRole('tab', { name: 'Specifications' }).click()
  await page.goto(`${site.url}/`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto(`${site.url}/nowhere`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page Not Found')
})

test(
  'a page that the host sends with status 200 instead of a product is not kept for later',
  { tag: '@full' },
  async ({ page }) => {
    await visit(page, '/products')
    await site.replacePage(shop.third.path, '<!doctype html><title>Back soon</title><h1>Back soon</h1>')
    await page.goto(`${site.url}${shop.third.path}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Back soon')
    await site.stop()
    await page.goto(`${site.url}${shop.third.path}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(shop.third.name)
  },
)

test(
  'the footer’s button keeps the shop offline, and a new version starts once Reload is pressed',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto(`${site.url}/`)
    await page.getByRole('button', { name: /^Keep this shop offline \(\d\.\d\sMB\)$/ }).click()
    await expect(page.getByRole('button', { name: 'This shop works offline' })).toBeVisible()
    await hasController(page)
    await page.goto(`${site.url}/products`)
    const search = page.getByRole('searchbox', { name: 'Search products' })
    await search.fill(shop.some)
    await site.deploy()
    await checkForUpdate(page)

    await expect(offer(page)).toBeVisible()
    await expect(search).toBeFocused()
    await expect(newVersion(page)).toHaveCount(0)
    expect(
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state),
    ).toBe('installed')

    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(newVersion(page)).toHaveCount(1)
    await expect(search).toHaveValue(shop.some)
    await expect(offer(page)).toHaveCount(0)

    await site.stop()
    await page.goto(`${site.url}/`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
)

test(
  'a tab that chose Later keeps its own version, also after another tab has the new one',
  { tag: '@full' },
  async ({ page, context }) => {
    await visit(page, '/products')
    await page
      .getByRole('button', { name: /^Add .* to Cart$|^Add to Cart/ })
      .first()
      .click()
    await site.deploy()
    await checkForUpdate(page)
    await expect(offer(page)).toContainText('Reloading empties the cart of this page.')
    await page.getByRole('button', { name: 'Later' }).click()
    await expect(offer(page)).toHaveCount(0)
    // Another page has another cart, but the same choice.
    await page.getByRole('link', { name: 'Home', exact: true }).first().click()
    await expect(page).toHaveURL(`${site.url}/`)
    await expect(page.getByRole('button', { name: 'Cart, 0 items' })).toBeVisible()
    await page
      .getByRole('button', { name: /^Add .* to Cart$|^Add to Cart/ })
      .first()
      .click()
    await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
    await expect(offer(page)).toHaveCount(0)

    // Pages are network first: this one is of the new version, and its worker activates silently.
    const other = await context.newPage()
    await other.goto(`${site.url}/`)
    await expect(newVersion(other)).toHaveCount(1)
    await other.waitForFunction(async () => !(await navigator.serviceWorker.getRegistration())?.waiting)
    await expect(offer(other)).toHaveCount(0)

    // The drawer's code is gone from the host, and this tab has not fetched it.
    await page.getByRole('button', { name: 'Cart, 1 item' }).click()
    await expect(page.getByRole('dialog', { name: 'Shopping Cart, 1 item' })).toBeVisible()
    await expect(newVersion(page)).toHaveCount(0)
  },
)

test.describe('a browser that saves data', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
  })

  test(
    'registers the service worker at a press in the footer, and not before, on the second page either',
    { tag: '@full' },
    async ({ page }) => {
      await page.goto(`${site.url}/accessibility`)
      await page.waitForFunction(() => window.earlyPresses === null)
      await page.clock.install()
      await page.goto(`${site.url}/`)
      await waitForDeferredParts(page)
      // Longer than a second page waits before it registers the worker.
      await page.clock.runFor(5000)
      await nextFrames(page)
      expect(await registrations(page)).toBe(0)
      await page.getByRole('button', { name: /^Keep this shop offline/ }).click()
      await hasController(page)
    },
  )
})

/** A script that does not parse causes an error without a message. */
const isDamage = (problem: string) => /SyntaxError|^uncaught: $/.test(problem)

for (const path of ['/', '/products', `/products?search=${shop.few.search}`, shop.first.path, '/compare']) {
  test(
    `a script that is damaged in the cache is replaced after one reload of ${path}`,
    { tag: '@full' },
    async ({ page, problems }) => {
      await visit(page, '/')
      const damaged = await page.evaluate(async () => {
        const keys: string[] = []
        for (const name of await caches.keys()) {
          const cache = await caches.open(name)
          for (const { url } of await cache.keys()) {
            if (!/\/assets\/shop-[^/]*\.js/.test(url)) continue
            keys.push(url)
            await cache.put(
              url,
              new Response('const = ;', { headers: { 'Content-Type': 'text/javascript' } }),
            )
          }
        }
        return keys
      })
      expect(damaged).toHaveLength(1)
      await page.goto(`${site.url}${path}`).catch(() => undefined)
      await page.waitForFunction(() => window.earlyPresses === null)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
      expect(problems.filter((problem) => isDamage(problem))).toHaveLength(1)
      // The cache contains the repaired file.
      await page.goto(`${site.url}${path}`)
      await page.waitForFunction(() => window.earlyPresses === null)
      expect(problems.filter((problem) => isDamage(problem))).toHaveLength(1)
    },
  )
}
