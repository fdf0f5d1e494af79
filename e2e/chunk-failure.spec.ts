import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Page, Route } from '@playwright/test'
import { paths } from '../scripts/paths.ts'
import { templateId } from '#device/document-protocol.ts'
import { failedFile } from './failed-files.ts'
import { expect, test } from './fixtures.ts'
import { shop } from './shop.ts'
import { holdFiles } from './hold-files.ts'
import { waitUntilAlive } from './wait-until-alive.ts'

/** A reload that the page starts before its load event aborts the test's navigation. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address).catch(async (error: unknown) => {
    if (!String(error).includes('ERR_ABORTED')) throw error
    await page.waitForLoadState()
  })
}

/** Opens a page and waits until the shop, not the browser, handles its links. */
async function openAlive(page: Page, address: string): Promise<void> {
  await open(page, address)
  await waitUntilAlive(page)
}

test.use({ allowed: [failedFile] })

/** Ways in which a file fails. */
const failures = {
  gone: (route: Route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'gone' }),
  'a page instead': (route: Route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>Shop</title>' }),
  'cut off': (route: Route) => route.abort('connectionreset'),
  late: async (route: Route) => {
    await new Promise((done) => {
      setTimeout(done, 10_000)
    })
    // The page may have been left meanwhile.
    await route.continue().catch(() => undefined)
  },
} as const
type Failure = keyof typeof failures
/** The failures after which the file never loads. */
const kinds: readonly Failure[] = ['gone', 'a page instead', 'cut off']

async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Storage is blocked.', 'SecurityError')
        },
      })
  })
}

/** Fails every file that matches; returns the addresses of the pages that the browser requests from now on. */
async function fail(page: Page, file: RegExp, how: Failure): Promise<string[]> {
  const pages: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) pages.push(request.url())
  })
  await page.route(file, failures[how])
  return pages
}

const failure = (page: Page) => page.locator(`#${templateId.failure}`)
const panel = (page: Page) => page.getByRole('alert')

/** Expects a page with text. */
async function expectReadable(page: Page): Promise<void> {
  await expect(page.locator('main')).toBeVisible()
  await expect(page.locator('main')).not.toHaveText('')
  // The error panel may still be loading.
  await expect.poll(async () => (await page.locator('body').innerText()).length).toBeGreaterThan(200)
}

for (const how of kinds) {
  const details = { tag: how === 'gone' ? [] : '@full' }

  test(
    `the entry, ${how}: the page is reloaded once, stays readable and shows a message`,
    { tag: '@full' },
    async ({ page }) => {
      if (how !== 'gone') await blockStorage(page)
      const pages = await fail(page, /\/assets\/shop-[^/]*\.js$/, how)
      await open(page, '/products')
      await failure(page).getByRole('button', { name: 'Reload' }).click()
      await expect.poll(() => pages).toHaveLength(3)
      await expect(failure(page).getByRole('button', { name: 'Reload' })).toBeVisible()
      expect(pages).toHaveLength(3)
      await expectReadable(page)
      await page.getByRole('banner').getByRole('link').first().click()
      await expect(page).toHaveURL('/')
    },
  )

  test(`the code of the next page, ${how}: one reload, then a panel`, details, async ({ page }) => {
    if (how !== 'cut off') await blockStorage(page)
    // First, since the page may fetch the code ahead.
    const pages = await fail(page, /\/assets\/products-[^/]*\.js$/, how)
    await openAlive(page, '/')
    pages.length = 0
    await page.getByRole('link', { name: 'Shop Now' }).click()
    await expect(page).toHaveURL('/products')
    // The document loads, without its code.
    await expect.poll(() => pages).toHaveLength(1)
    await expect(failure(page).getByRole('button', { name: 'Reload' })).toBeVisible()
    expect(pages).toHaveLength(1)
    await expectReadable(page)

    // A page that has been reloaded is not reloaded again: it shows the panel at once.
    await open(page, '/')
    await page.reload()
    await waitUntilAlive(page)
    pages.length = 0
    await page.getByRole('link', { name: 'Shop Now' }).click()
    await expect(panel(page)).toContainText('This page could not be loaded')
    await expect(panel(page).getByRole('button', { name: 'Reload the page' })).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
    expect(pages).toEqual([])
    await page.unroute(/\/assets\/products-[^/]*\.js$/)
    await panel(page).getByRole('button', { name: 'Reload the page' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible()
    await expect(panel(page)).toHaveCount(0)
  })

  test(
    `the cart drawer, ${how}: the page reports it and works, and a press opens it`,
    { tag: '@full' },
    async ({ page }) => {
      await open(page, '/products')
      const pages = await fail(page, /\/assets\/cart-[^/]*\.js$/, how)
      await page.getByRole('button', { name: 'Cart, 0 items' }).click()
      await expect(failure(page).getByRole('button', { name: 'Reload' })).toBeVisible()
      await page.getByRole('button', { name: shop.category.button }).click()
      await expect(page).toHaveURL(`/products?${shop.category.query}`)
      expect(pages).toEqual([])
      await expectReadable(page)
      await page.unroute(/\/assets\/cart-[^/]*\.js$/)
      await page.getByRole('button', { name: 'Cart, 0 items' }).click()
      await expect(page.getByRole('dialog', { name: 'Shopping Cart, 0 items' })).toBeVisible()
    },
  )
}

test('where styles of the next page fail, it is loaded as a document', async ({ page }) => {
  // From the beginning, since the first input loads the styles of product pages.
  const pages = await fail(page, /\/assets\/[^/]*\.css$/, 'gone')
  await openAlive(page, '/')
  pages.length = 0
  await page.locator('main li a').first().click()
  await expect(page).toHaveURL(shop.first.path)
  await expect.poll(() => pages).toHaveLength(1)
  await page.getByRole('button', { name: /^Increase quantity/ }).click()
  await expect(page.getByLabel('Quantity', { exact: true })).toHaveValue('2')
  // Only the page's own styles lay it out in two columns.
  const picture = await page.getByRole('region', { name: 'Pictures' }).boundingBox()
  expect(picture?.width).toBeLessThan(800)
  expect(pages).toHaveLength(1)
})

test(
  'a list that is reloaded without the code for its rows starts, and works',
  { tag: '@full' },
  async ({ page }) => {
    // No page of the build: the browser renders it.
    await openAlive(page, '/products?sort=price-up')
    const pages = await fail(page, /\/assets\/virtual-grid-[^/]*\.js$/, 'gone')
    await page.reload()
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    await expect(failure(page).getByRole('button', { name: 'Reload' })).toBeVisible()
    // Only the started shop draws the order of the address.
    await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('price-up')
    await waitUntilAlive(page)
    await page.getByRole('button', { name: shop.category.button }).click()
    await expect(page).toHaveURL(`/products?${shop.category.query}&sort=price-up`)
    expect(pages).toHaveLength(1)
  },
)

test.describe('without the network', () => {
  // The unreachable page, and the shop's message about it. One expression, as in failed-files.ts.
  test.use({
    allowed: [
      new RegExp(
        [
          failedFile.source,
          '^net::ERR_INTERNET_DISCONNECTED: [^\\n]*/products$',
          // Cards that are laid out only now.
          '^net::ERR_INTERNET_DISCONNECTED: [^\\n]*/pictures/[^/\\n]*$',
          '^console\\.error: ChunkError: You are offline, and this part of the shop is not on this device yet\\.\\s',
        ].join('|'),
      ),
    ],
  })

  test(
    'without a network the next page is not reloaded but shows a panel',
    { tag: '@full' },
    async ({ page }) => {
      const pages = await fail(page, /\/assets\/products-[^/]*\.js$/, 'cut off')
      await openAlive(page, '/')
      pages.length = 0
      await page.route('**/products', (route) => route.abort('internetdisconnected'))
      await page.getByRole('link', { name: 'Shop Now' }).click()
      await expect(panel(page)).toContainText('This page could not be loaded')
      expect(pages).toEqual([])
    },
  )

  test('offline, a page that cannot load says why', async ({ page, context }) => {
    const code = /\/assets\/products-[^/]*\.js$/
    // The page may fetch this code ahead before the network is gone.
    await page.route(code, (route) => route.abort('internetdisconnected'))
    await openAlive(page, '/')
    await page.mouse.move(5, 5)
    // Hidden while it is empty.
    const notices = page.locator('section[aria-label="Notices"]')
    // Its code has arrived.
    await expect(notices).toBeAttached()
    await context.setOffline(true)
    await expect(notices.getByText('You are offline.')).toBeVisible()
    await page.getByRole('link', { name: 'Shop Now' }).click()
    await expect(panel(page)).toContainText(
      'You are offline, and this part of the shop is not on this device yet.',
    )
    await context.setOffline(false)
    await page.unroute(code)
    await panel(page).getByRole('button', { name: 'Reload the page' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible()
  })
})

test(
  'a cart drawer whose code is late opens once the code has loaded',
  { tag: '@full' },
  async ({ page }) => {
    await open(page, '/products')
    const release = await holdFiles(page, /\/assets\/cart-[^/]*\.js$/)
    await page.getByRole('button', { name: 'Cart, 0 items' }).click()
    await page.getByRole('button', { name: shop.category.button }).click()
    await expect(page).toHaveURL(`/products?${shop.category.query}`)
    release()
    await expect(page.getByRole('dialog', { name: 'Shopping Cart, 0 items' })).toBeVisible()
    await expect(failure(page)).toBeHidden()
  },
)

/** Visits most of the shop and presses the controls that exist. */
async function walk(page: Page): Promise<void> {
  const press = async (name: RegExp | string, role: 'button' | 'tab' | 'link' = 'button') => {
    const target = page.getByRole(role, { name }).first()
    await target.click({ timeout: 5000 }).catch(() => undefined)
  }
  await open(page, shop.first.path)
  await press('Specifications', 'tab')
  await press(/^Cart/)
  await page.keyboard.press('Escape')
  await open(page, `/?search=${shop.some}`)
  await press('Subscribe')
  await press('Shop Now', 'link')
}

const chunks = readdirSync(resolve(paths.dist, 'assets')).filter((file) => /\.(?:js|css)$/.test(file))
const isWhole = process.env['EVERY_FAILURE'] === '1'
const everyKind: readonly Failure[] = [...kinds, 'late']
// Some files, each with one failure; `EVERY_FAILURE=1` tries each with all failures and ten seconds late, which takes
// minutes.
const sample = chunks
  .flatMap((chunk, index) =>
    (isWhole ? everyKind : kinds.slice(index % kinds.length).slice(0, 1)).map((how) => ({ chunk, how })),
  )
  .filter((_, index) => isWhole || index % 11 === 0)
const shares = isWhole ? 12 : 2

for (let share = 0; share < shares; share += 1) {
  test(
    `no failing file leaves a blank page or causes a reload loop: share ${share + 1} of ${shares}`,
    { tag: isWhole ? [] : '@full' },
    async ({ page }) => {
      test.setTimeout(isWhole ? 1_800_000 : 300_000)
      await blockStorage(page)
      const pages: string[] = []
      page.on('request', (request) => {
        if (request.isNavigationRequest()) pages.push(request.url())
      })
      for (const { chunk, how } of sample.filter((_, index) => index % shares === share)) {
        await test.step(`${chunk}, ${how}`, async () => {
          pages.length = 0
          const pattern = `**/assets/${chunk}`
          await page.route(pattern, failures[how])
          await walk(page)
          await expectReadable(page)
          // Three pages, each reloaded once at most, and never where the file is only late.
          expect(pages.length, pages.join('\n')).toBeLessThanOrEqual(how === 'late' ? 3 : 6)
          await page.unroute(pattern)
        })
      }
    },
  )
}
