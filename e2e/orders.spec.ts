import { devices, type Locator, type Page, type Route } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { filesIn } from '../scripts/files-in.ts'
import { paths } from '../scripts/paths.ts'
import type { RunningServer } from '../scripts/serve/serve.ts'
import { expectAnnounced } from './announcements.ts'
import { expectNoAxeViolations } from './axe.ts'
import { expect, test } from './fixtures.ts'
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

/** Fills the form of the order, as a shopper does; counts the fields that are touched. */
async function fillForm(page: Page): Promise<number> {
  const fields = [
    ['Name', 'Áine O’Neill'],
    ['Email', 'aine@example.com'],
    ['Street and house number', '12 Chimney Lane'],
    ['Postal code', 'D07 X2Y3'],
    ['Town or city', 'Dublin'],
  ] as const
  for (const [name, value] of fields) {
    const field = page.getByRole('textbox', { name: new RegExp(`^${name}(?: \\(optional\\))?$`) })
    await field.tap()
    await field.fill(value)
  }
  return fields.length
}

const { viewport, isMobile, hasTouch } = devices['iPhone 13']
const phone = { viewport: { ...viewport, width: 390 }, isMobile, hasTouch }

test.describe('a shop of colors and sizes', () => {
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

test.describe('a shop that takes orders by email', () => {
  test.use(phone)
  test.beforeAll(async () => {
    test.setTimeout(300_000)
    shop = await openShop('tea', [1057, 1162], { folder: 'tea-en', SHOP_LANGUAGE: 'en-IE' })
  })
  test.afterAll(() => shop?.close())

  test('an order on a phone takes at most 12 touches besides typing', async ({ page }) => {
    await page.goto(at('/product/sencha-of-the-valley-1057'))
    await waitUntilAlive(page)
    await page
      .getByRole('button', { name: /^Add to Cart/ })
      .first()
      .tap()
    await page.getByRole('button', { name: 'Cart, 1 item' }).tap()
    await page.getByRole('dialog').getByRole('link', { name: 'Checkout' }).tap()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your order')
    await expect(page.getByText('Nothing is paid here.')).toBeVisible()
    let touches = 3 + (await fillForm(page))
    await page.getByRole('button', { name: 'Prepare the message' }).tap()
    const ready = page.getByRole('heading', { name: 'Your message is ready, and not sent yet' })
    await expect(ready).toBeFocused()
    touches += 2

    const link = page.getByRole('link', { name: 'Open in the mail program' })
    const address = new URL((await link.getAttribute('href')) ?? '')
    const number = /\d{6}-\w{5}/.exec(await page.locator('pre').innerText())?.[0] ?? ''
    expect(address.pathname).toBe('hello@parcel-and-leaf.example.com')
    expect(address.searchParams.get('subject')).toBe(`Order ${number} at Parcel & Leaf`)
    expect(address.searchParams.get('body')?.replaceAll('\r\n', '\n')).toBe(
      `Order ${number} at Parcel & Leaf\n\n1 × Sencha of the Valley, 50 g: €9.90 (article SENCHA-OF-TH-50)\n\nGoods: €9.90\nShipping to Ireland: €4.50\nTotal: €14.40\nincl. VAT\n\nName: Áine O’Neill\nEmail: aine@example.com\n\n12 Chimney Lane\nD07 X2Y3 Dublin\nIreland`,
    )
    await expectNoAxeViolations(page)

    await page.reload()
    await expect(ready).toBeVisible()
    await expect(page.locator('pre')).toContainText(number)
    await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
    await page.getByRole('button', { name: 'I have sent it' }).tap()
    touches += 1
    const end = page.getByRole('heading', { name: `your message with order ${number} is sent` })
    await expect(end).toBeFocused()
    await expect(page.getByRole('button', { name: 'Cart, 0 items' })).toBeVisible()
    await page.reload()
    await expect(end).toBeVisible()
    expect(touches).toBeLessThanOrEqual(12)
  })

  test('the day of a pre-order is said wherever it is ordered, and after it', async ({ page }) => {
    const day = 'Pre-order: available from 1 June 2027'
    await page.goto(at('/products?search=elderflower'))
    await waitUntilAlive(page)
    await page.getByRole('link', { name: 'Choose, Elderflower Hedge' }).tap()
    const choice = page.getByRole('dialog', { name: 'Elderflower Hedge' })
    await expect(choice.getByText(day)).toBeVisible()
    await choice.getByRole('group', { name: 'Weight' }).locator('label').nth(1).tap()
    await expectAnnounced(page, `100 g: €12.78. ${day}`)
    await choice.getByRole('button', { name: /^Add to Cart/ }).tap()
    await page.getByRole('button', { name: 'Cart, 1 item' }).tap()
    await expect(page.getByRole('dialog').getByRole('listitem')).toContainText(day)
    await page.getByRole('dialog').getByRole('link', { name: 'Checkout' }).tap()
    const summary = page.getByRole('region', { name: 'What you order' })
    await expect(summary.getByRole('listitem')).toContainText(day)
    await fillForm(page)
    await page.getByRole('button', { name: 'Prepare the message' }).tap()
    const message = page.locator('pre')
    await expect(message).toContainText(
      `1 × Elderflower Hedge, 100 g: €12.78 (article ELDERFLOWER--100)\n   ${day}\n`,
    )
    const href = await page.getByRole('link', { name: 'Open in the mail program' }).getAttribute('href')
    expect(new URL(href ?? '').searchParams.get('body')).toContain(`   ${day}`)
    await page.getByRole('button', { name: 'I have sent it' }).tap()
    const end = page.getByRole('region', { name: /^Thank you/ })
    await expect(end.getByRole('listitem')).toHaveText(`Elderflower Hedge, 100 g${day}`)
    await page.reload()
    await expect(end.getByRole('listitem')).toContainText(day)
    await expectNoAxeViolations(page)
  })

  test('errors are beside the fields and in a summary with the focus; typed text stays', async ({ page }) => {
    await page.goto(at('/product/sencha-of-the-valley-1057'))
    await waitUntilAlive(page)
    await page
      .getByRole('button', { name: /^Add to Cart/ })
      .first()
      .tap()
    await page.goto(at('/order'))
    await page.getByRole('textbox', { name: 'Email', exact: true }).fill('aine@')
    await page.getByRole('button', { name: 'Prepare the message' }).tap()
    const summary = page.getByRole('group', { name: '4 fields need your attention' })
    await expect(summary).toBeFocused()
    await expectNoAxeViolations(page)
    await summary.getByRole('link', { name: 'Enter your name.' }).tap()
    const name = page.getByRole('textbox', { name: 'Name', exact: true })
    await expect(name).toBeFocused()
    await expect(name).toHaveAccessibleDescription('Enter your name.')
    await name.fill('Áine')
    await page.goBack()
    await page.goForward()
    await expect(name).toHaveValue('Áine')
    await page.reload()
    await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toHaveValue('aine@')
    await page.getByRole('radio', { name: /^I collect it/ }).check()
    await expect(page.getByText('Delivery').last()).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Postal code' })).toHaveCount(0)
  })

  test('a stored draft or order of any other shape is no error', async ({ page }) => {
    await page.goto(at('/order'))
    await page.evaluate(() => {
      sessionStorage.setItem('shop/order-draft/1', '{"name":7,"email":"a@b.example","isCollected":"x"}')
      localStorage.setItem('shop/order/1', '{"number":"<b>","state":"paid"}')
      localStorage.setItem(
        'shop/cart/1',
        '[{"id":1057,"name":"Sencha","price":1,"quantity":1,"image":"/x.avif"}]',
      )
    })
    await page.reload()
    await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toHaveValue('a@b.example')
    await expect(page.getByText('Price changed from €0.01 to €9.90')).toBeVisible()
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

  test('shows a price that changed on the way, and orders at it only after another press', async ({
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
    await order(page).tap()
    await expect(page.getByText('Nothing has been ordered: prices have changed.')).toBeVisible()
    await expect(page.getByText(/Price changed from .1,200 to .1,500/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
    await expectNoAxeViolations(page)
    // By a key: a second tap within half a second would be one of two, which the page ignores.
    await order(page).press('Enter')
    await expect(page.getByRole('heading', { name: /and it is paid\.$/ })).toBeFocused()
    // Nothing was ordered under the first key, and the details differ.
    expect(sent[1]?.key).not.toBe(sent[0]?.key)
    const numberOf = (body?: string | null) => /"number":"([^"]+)"/.exec(body ?? '')?.[1]
    expect(numberOf(sent[1]?.body)).toBe(numberOf(sent[0]?.body))
    expect(sent[1]?.body).toContain(
      '"unitPrice":1500,"total":1500}],"goods":1500,"shipping":300,"total":1800',
    )
  })

  test('Enter held orders at a changed price only once it is pressed again', async ({ page }) => {
    const sent = await standIn(page, (route, index) =>
      route.fulfill({
        headers: cors,
        json:
          index === 0
            ? { status: 'price-changed', prices: [{ product: 8_123_456_789_012, unitPrice: 1500 }] }
            : { status: 'accepted' },
      }),
    )
    await openOrder(page)
    await page.getByRole('checkbox', { name: /^I agree/ }).check()
    await page.getByRole('textbox', { name: 'Town or city' }).focus()
    await page.keyboard.down('Enter')
    await expect(page.getByText('Nothing has been ordered: prices have changed.')).toBeVisible()
    for (let press = 0; press < 5; press++) await page.keyboard.down('Enter')
    await page.keyboard.up('Enter')
    await order(page).focus()
    await page.keyboard.down('Enter')
    for (let press = 0; press < 5; press++) await page.keyboard.down('Enter')
    await page.keyboard.up('Enter')
    await expect(page.getByRole('heading', { name: /^The shop has your order/ })).toBeFocused()
    await nextFrames(page)
    expect(sent).toHaveLength(2)
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

  test('a tab closed on the way leaves the order and its key for the next one', async ({ page }) => {
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
  })

  test('the policy lets pages connect to the origins of orders and of events, and to no other', async ({
    request,
  }) => {
    const policy = (await request.get(at('/order'))).headers()['content-security-policy'] ?? ''
    const origins = "'self' https://orders.one-thing.example.com https://events.one-thing.example.com"
    expect(policy).toContain(`connect-src ${origins};`)
  })
})
