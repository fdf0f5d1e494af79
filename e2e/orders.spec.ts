import type { Locator, Page, Route } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { filesIn } from '../scripts/files-in.ts'
import { paths } from '../scripts/paths.ts'
import type { RunningServer } from '../scripts/serve/serve.ts'
import { expectNoAxeViolations } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { fillForm, phone } from './order-form.ts'
import { openShop } from './shop-build.ts'
import { waitUntilAlive } from './wait-until-alive.ts'
import { nextFrames } from './scroll-through.ts'

// One worker, so that each shop is built once.
test.describe.configure({ mode: 'default' })

let shop: RunningServer | undefined
const at = (path: string) => `${shop?.url}${path}`

test('a shop without a checkout has no trace of the page of the order', async ({ page }) => {
  const files = await filesIn(paths.dist)
  expect(files.filter((file) => /(?:^|\/)order\b/.test(file))).toEqual([])
  const scripts = files.filter((file) => /^assets\/.*\.(?:js|css)$/.test(file))
  const texts = await Promise.all(scripts.map((file) => readFile(resolve(paths.dist, file), 'utf8')))
  const traces = [/"\/order"|'\/order'|`\/order`/, /shop\/order/, /Idempotency-Key/, /What happens next/]
  for (const trace of traces)
    expect(
      scripts.filter((_, index) => trace.test(texts[index] ?? '')),
      String(trace),
    ).toEqual([])
  await page.goto('/')
  expect(await page.locator('a[href$="/order"]').count()).toBe(0)
})

test.describe('a shop of colors and sizes', { tag: '@full' }, () => {
  test.use(phone)
  test.beforeAll(async () => {
    test.setTimeout(300_000)
    shop = await openShop('wear', [101, 102], { folder: 'wear-101' })
  })
  test.afterAll(() => shop?.close())

  test('an order takes at most 12 touches from the home page on, besides typing', async ({ page }) => {
    let touches = 0
    const tap = async (target: Locator) => {
      await target.tap()
      touches += 1
    }
    await page.goto(at('/'))
    await waitUntilAlive(page)
    await tap(page.getByRole('link', { name: /Leinenkleid Juna$/ }).and(page.locator('[aria-haspopup]')))
    const choice = page.getByRole('dialog', { name: 'Leinenkleid Juna' })
    await tap(choice.getByRole('group', { name: 'Farbe' }).locator('label').nth(1))
    await tap(choice.getByRole('group', { name: 'Größe' }).locator('label').nth(2))
    await tap(choice.getByRole('button', { name: /^In den Warenkorb/ }))
    await tap(page.getByRole('button', { name: 'Warenkorb, 1 Artikel' }))
    await tap(page.getByRole('dialog').getByRole('link', { name: 'Zur Kasse' }))
    await tap(page.getByRole('textbox', { name: 'Name', exact: true }))
    // The keyboard of a phone leads from field to field.
    const typed = ['Anna Weiß', 'anna@example.com', '', 'Spinnereigasse 1', '', '04179', 'Leipzig']
    await page.keyboard.type(typed[0] ?? '')
    for (const words of typed.slice(1, 3)) {
      await page.keyboard.press('Tab')
      await page.keyboard.type(words)
    }
    // Past the way of delivery.
    await page.keyboard.press('Tab')
    for (const words of typed.slice(3)) {
      await page.keyboard.press('Tab')
      await page.keyboard.type(words)
    }
    await tap(page.getByRole('checkbox'))
    await tap(page.getByRole('button', { name: 'Nachricht vorbereiten' }))
    await expect(page.getByRole('heading', { name: 'Ihre Nachricht ist vorbereitet' })).toBeFocused()
    await expect(page.locator('pre')).toContainText('1 × Leinenkleid Juna, ')
    await expect(page.locator('pre')).toContainText('Spinnereigasse 1\n04179 Leipzig')
    expect(touches).toBeLessThanOrEqual(12)
  })
})

const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'Content-Type, Idempotency-Key',
}

test.describe('a shop whose orders go to an address', () => {
  test.use({ ...phone, allowed: [/orders\.one-thing\.example\.com/] })
  test.beforeAll(async () => {
    test.setTimeout(300_000)
    // In English: the shop itself is Japanese.
    shop = await openShop('single', [8_123_456_789_012], { folder: 'single-en', SHOP_LANGUAGE: 'en' })
  })
  test.afterAll(() => shop?.close())

  /** Answers the order's address by what `answer` does with each request. */
  async function standIn(page: Page, answer: (route: Route, at: number) => Promise<void>) {
    const sent: { readonly key: string | null; readonly body: string | null }[] = []
    await page.context().route('https://orders.one-thing.example.com/new', async (route) => {
      const request = route.request()
      if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: cors })
      sent.push({ key: await request.headerValue('Idempotency-Key'), body: request.postData() })
      return answer(route, sent.length - 1)
    })
    return sent
  }

  test('has listeners that send to the host that its configuration names, and to no other', async ({
    page,
  }) => {
    const heard: (string | null)[] = []
    await page.context().route('https://events.one-thing.example.com/searches', (route) => {
      heard.push(route.request().postData())
      return route.fulfill({ status: 204 })
    })
    const [response] = await Promise.all([
      page.waitForResponse(at('/products?search=good')),
      page.goto(at('/products?search=good')),
    ])
    expect(response.headers()['content-security-policy']).toContain(
      "connect-src 'self' https://orders.one-thing.example.com https://events.one-thing.example.com;",
    )
    await waitUntilAlive(page)
    await page.getByRole('heading', { level: 1 }).tap()
    await expect.poll(() => heard).toEqual(['good'])
  })

  const fillRegion = (page: Page) =>
    page.getByRole('textbox', { name: 'State, province or region' }).fill('Tokyo')

  async function openOrder(page: Page) {
    await page.goto(at('/product/8123456789012'))
    await waitUntilAlive(page)
    await page
      .getByRole('button', { name: /^Add to Cart/ })
      .first()
      .tap()
    await page.goto(at('/order'))
    await fillForm(page)
    await fillRegion(page)
  }

  const order = (page: Page) => page.getByRole('button', { name: 'Order with obligation to pay' })

  test('sends one order with one key, however often the button is pressed', async ({ page }) => {
    const sent = await standIn(page, (route, index) =>
      index === 0
        ? route.abort('connectionreset')
        : route.fulfill({ headers: cors, json: { status: 'accepted' } }),
    )
    await openOrder(page)
    await order(page).tap()
    await expect(page.getByRole('group', { name: 'One field needs your attention' })).toBeFocused()
    expect(sent).toEqual([])
    await page.getByRole('checkbox', { name: /^I agree/ }).check()
    await order(page).dblclick()
    const end = page.getByRole('heading', { name: /^The shop has your order \d{6}-\w{5}\.$/ })
    await expect(end).toBeFocused()
    expect(sent).toHaveLength(2)
    expect(sent[0]).toEqual(sent[1])
    expect(sent[0]?.key).toMatch(/^[\da-f]{32}$/)
    const number = /\d{6}-\w{5}/.exec(await end.innerText())?.[0] ?? ''
    expect(sent[0]?.body).toBe(
      `{"version":1,"number":"${number}","currency":"JPY","lines":[{"product":8123456789012,"name":"One Good Thing","quantity":1,"unitPrice":1200,"total":1200}],"goods":1200,"shipping":null,"total":1200,"customer":{"name":"Áine O’Neill","email":"aine@example.com"},"address":{"street":"12 Chimney Lane","postalCode":"D07 X2Y3","city":"Dublin","region":"Tokyo","country":"JP"},"terms":"https://one-thing.example.com/terms"}`,
    )
    await expect(page.getByRole('button', { name: 'Cart, 0 items' })).toBeVisible()
    await expectNoAxeViolations(page)
  })

  test('shows a price that changed on the way, and orders at it once Enter is pressed again, not held', async ({
    page,
  }) => {
    const sent = await standIn(page, (route, index) =>
      route.fulfill({
        headers: cors,
        json:
          index === 0
            ? {
                status: 'price-changed',
                prices: [{ product: 8_123_456_789_012, unitPrice: 1500 }],
                shipping: 300,
              }
            : { status: 'paid' },
      }),
    )
    await openOrder(page)
    await page.getByRole('checkbox', { name: /^I agree/ }).check()
    await page.getByRole('textbox', { name: 'Town or city' }).focus()
    await page.keyboard.down('Enter')
    await expect(page.getByText('Nothing has been ordered: prices have changed.')).toBeVisible()
    for (let press = 0; press < 5; press++) await page.keyboard.down('Enter')
    await page.keyboard.up('Enter')
    await expect(page.getByText(/Price changed from .1,200 to .1,500/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
    await expectNoAxeViolations(page)
    await order(page).focus()
    await page.keyboard.down('Enter')
    for (let press = 0; press < 5; press++) await page.keyboard.down('Enter')
    await page.keyboard.up('Enter')
    await expect(page.getByRole('heading', { name: /and it is paid\.$/ })).toBeFocused()
    await nextFrames(page)
    expect(sent).toHaveLength(2)
    // Nothing was ordered under the first key, and the details differ.
    expect(sent[1]?.key).not.toBe(sent[0]?.key)
    const numberOf = (body?: string | null) => /"number":"([^"]+)"/.exec(body ?? '')?.[1]
    expect(numberOf(sent[1]?.body)).toBe(numberOf(sent[0]?.body))
    expect(sent[1]?.body).toContain(
      '"unitPrice":1500,"total":1500}],"goods":1500,"shipping":300,"total":1800',
    )
  })

  test('leads to a payment page; after Back the cart is there until the shop says paid', async ({ page }) => {
    await page.route('https://pay.example.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Pay</title><p>Pay here' }),
    )
    const sent = await standIn(page, (route, index) =>
      route.fulfill({
        headers: cors,
        json: index === 0 ? { status: 'redirect', url: 'https://pay.example.com/1' } : { status: 'paid' },
      }),
    )
    await openOrder(page)
    await page.getByRole('checkbox', { name: /^I agree/ }).check()
    await order(page).tap()
    await page.waitForURL('https://pay.example.com/1')
    await page.goBack()
    await expect(
      page.getByRole('heading', { name: /awaits your payment at pay\.example\.com/ }),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
    await expect(order(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Ask the shop whether it is paid' }).tap()
    await expect(page.getByRole('heading', { name: /and it is paid\.$/ })).toBeFocused()
    expect(sent[1]).toEqual(sent[0])
  })

  test(
    'a tab closed on the way leaves the order and its key for the next one',
    { tag: '@full' },
    async ({ page }) => {
      const sent = await standIn(page, () => new Promise(() => undefined))
      const send = async (tab: Page) => {
        await tab.getByRole('checkbox', { name: /^I agree/ }).check()
        await order(tab).tap()
      }
      await openOrder(page)
      await send(page)
      await expect.poll(() => sent.length).toBe(1)
      await page.reload()
      const unsure = (tab: Page) => tab.getByText(/^No answer from the shop\. Your order .* may have arrived/)
      await expect(unsure(page)).toBeVisible()
      await order(page).tap()
      await expect.poll(() => sent.length).toBe(2)
      const next = await page.context().newPage()
      await page.close()
      await next.goto(at('/order'))
      await expect(unsure(next)).toBeVisible()
      await fillForm(next)
      await fillRegion(next)
      await send(next)
      await expect.poll(() => sent.length).toBe(3)
      expect(sent[1]).toEqual(sent[0])
      expect(sent[2]).toEqual(sent[0])
    },
  )
})
