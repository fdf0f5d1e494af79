import type { Page } from '@playwright/test'
import type { Backend, View } from '#catalogue-service/backend.ts'
import { EngineFailure } from '#catalogue-service/engine.ts'
import { startService, type RunningService } from '#catalogue-service/serve.ts'
import { naiveDemo } from '../tests/catalogue-service/demo-catalogue.ts'
import { createNaiveBackend } from '../tests/catalogue-service/naive-backend.ts'
import type { RunningServer } from '../scripts/serve/serve.ts'
import { expect, test } from './fixtures.ts'
import { openShop } from './shop-build.ts'
import { waitUntilAlive } from './wait-until-alive.ts'
import { waitUntilDialogRests } from './wait-until-still.ts'

// One worker, so that the shop is built once.
test.describe.configure({ mode: 'default' })

/** The naive definition over 2,000 products, with an engine that can be away and totals that can be held back. */
function createFaultyBackend() {
  const backend = createNaiveBackend(naiveDemo(2000))
  const state = { isAway: false, held: Promise.resolve() }
  const faulty = (view: View): View => ({
    ...view,
    async slice(...args) {
      if (state.isAway) throw new EngineFailure('unavailable', 'away')
      await state.held
      return view.slice(...args)
    },
    async product(...args) {
      if (state.isAway) throw new EngineFailure('unavailable', 'away')
      return view.product(...args)
    },
  })
  const served: Backend = {
    ...backend,
    view() {
      const view = backend.view()
      return view && faulty(view)
    },
  }
  return { served, state }
}

const { served, state } = createFaultyBackend()
let service: RunningService | undefined
let shop: RunningServer | undefined
const at = (path: string) => `${shop?.url}${path}`

test.beforeAll(async () => {
  test.setTimeout(300_000)
  const origins: string[] = []
  service = await startService(
    { backend: served, log: () => undefined, origins, cacheSeconds: 3, deadline: 10, token: null },
    0,
  )
  const { port } = service
  shop = await openShop('demo', [1, 2], {
    folder: 'demo-on-a-service',
    CATALOGUE_URL: `http://localhost:${port}`,
  })
  // The middleware copies the list: the shop's port is known only now.
  await service.close(0)
  service = await startService(
    {
      backend: served,
      log: () => undefined,
      origins: [new URL(shop.url).origin],
      cacheSeconds: 3,
      deadline: 10,
      token: null,
    },
    port,
  )
})
test.afterAll(async () => {
  await shop?.close()
  await service?.close(0)
})
test.beforeEach(() => {
  state.isAway = false
  state.held = Promise.resolve()
})

const total = (page: Page, text: string) => expect(page.getByText(text)).toBeVisible()

test(
  'a product that the service gets later may have its picture on any host',
  { tag: '@full' },
  async ({ request }) => {
    const { 'content-security-policy': policy } = (await request.get(at('/products'))).headers()
    expect(policy?.split('; ')).toContain("img-src 'self' data: https:")
  },
)

test(
  'a list, a search and a filter are answered by the service alone',
  { tag: '@full' },
  async ({ page }) => {
    const response = await page.goto(at('/products'))
    expect(response?.headers()['content-security-policy']).toContain(`connect-src 'self' http://localhost:`)
    await total(page, 'Showing 1,995 of 1,995 products')
    await waitUntilAlive(page)
    await page.goto(at('/products?search=Red+Hook'))
    await total(page, 'matching “Red Hook”')
    await page.goto(at('/products?sale=true'))
    const onSale = await served
      .view()
      ?.slice({ category: 'All', search: '', filters: { sale: true } }, { page: 0 })
    await total(page, `of ${onSale?.total} products`)
  },
)

test.describe('a product without a page of its own', () => {
  test.use({ allowed: [/answered 404.*product\/1234/] })

  test('is a page for people', { tag: '@full' }, async ({ page }) => {
    await page.goto(at('/product/1234'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Product 1234$/)
    await expect(page.getByRole('button', { name: /^Add to Cart/ }).first()).toBeVisible()
  })
})

test('the first products are shown before the total is known', { tag: '@full' }, async ({ page }) => {
  await page.goto(at('/products'))
  await waitUntilAlive(page)
  let count: () => void = () => undefined
  state.held = new Promise((resolve) => {
    count = resolve
  })
  await page.goto(at('/products?search=made'))
  await total(page, 'Showing 30 of more than 30 products')
  count()
  await expect(page.getByText('more than 30 products')).toHaveCount(0)
  await total(page, 'products matching “made”')
})

test(
  'a prerendered page shows the price that a product has now, untouched',
  { tag: '@full' },
  async ({ page }) => {
    await served.update([{ id: 1, price: 1234, original: 0 }])
    for (const path of ['/products', '/product/1']) {
      const html = await (await fetch(at(path))).text()
      expect(html).not.toContain('$12.34')
      await page.goto(at(path))
      await expect(page.getByRole('main').getByText('$12.34').first()).toBeVisible()
    }
  },
)

test.describe('a service that is away', () => {
  test.use({ allowed: [/503|Failed to load resource|cannot be reached/] })

  test('leaves the first pages and the cart, and Retry goes on', { tag: '@full' }, async ({ page }) => {
    await page.goto(at('/products'))
    await waitUntilAlive(page)
    await total(page, 'Showing 1,995 of 1,995 products')
    state.isAway = true
    await page.goto(at('/products?search=wool'))
    await expect(page.getByRole('alert')).toContainText('The catalogue cannot be reached right now.')
    await page.getByRole('button', { name: /^Cart/ }).click()
    await waitUntilDialogRests(page)
    await page.keyboard.press('Escape')
    state.isAway = false
    await page.getByRole('button', { name: 'Retry', exact: true }).click()
    await total(page, 'matching “wool”')
  })
})
