import type { Page } from '@playwright/test'
import type { RunningServer } from '../scripts/serve/serve.ts'
import type { Checkout } from '../src/shop-checkout.types.ts'
import { expectNoAxeViolations } from './axe.ts'
import {
  add,
  articles,
  cart,
  expectHandOver,
  openCheckoutShop,
  openOrder,
  standIn,
  storedNumber,
  type Target,
} from './checkout-shop.ts'
import { expectAnnounced } from './announcements.ts'
import { expect, test } from './fixtures.ts'
import { holdFiles } from './hold-files.ts'
import { nextFrames } from './scroll-through.ts'

// One worker, so that each shop is built once. A checkout of the kind `link` is in `unkind-options.spec.ts`.
test.describe.configure({ mode: 'default' })

let shop: RunningServer | undefined
const at = (path: string) => `${shop?.url}${path}`

function useShop(checkout: Checkout) {
  test.beforeAll(async () => {
    test.setTimeout(300_000)
    shop = await openCheckoutShop(checkout)
  })
  test.afterAll(() => shop?.close())
}

const targets = [
  {
    host: 'leaf.example',
    checkout: {
      kind: 'shopify',
      url: 'https://leaf.example',
      variants: articles('4401', '4402', '4403'),
      discountCodes: true,
    },
    asked: (number: string) => `https://leaf.example/cart/4403:2,4401:1?discount=TEN%20%25&note=${number}`,
  },
  {
    host: 'woo.example',
    checkout: {
      kind: 'woocommerce',
      url: 'https://woo.example/shop',
      products: articles('12', '34', '56'),
      discountCodes: true,
    },
    asked: () => 'https://woo.example/shop/checkout-link/?products=56:2,12:1&coupon=TEN%20%25',
  },
] as const satisfies readonly Target[]

for (const { host, checkout, asked } of targets)
  test.describe(`a shop whose orders go on by ${checkout.kind}`, { tag: '@full' }, () => {
    useShop(checkout)

    test('hands one order over, and keeps the cart until the shopper says that it went', async ({ page }) => {
      await expectHandOver(page, at, { host, checkout, asked })
    })
  })

test.describe('a shop whose orders are paid by links of Stripe', { tag: '@full' }, () => {
  const links = articles(
    'https://buy.stripe.com/mug?locale=en',
    'https://buy.stripe.com/blue',
    'https://buy.stripe.com/red',
  )
  useShop({ kind: 'stripe-links', links })

  test('each article is paid once, in a tab of its own; the cart stays until all is ticked off', async ({
    page,
  }) => {
    const seen = await standIn(page, 'buy.stripe.com')
    const number = await openOrder(page, at)
    const pay = async (name: string) => {
      const opened = page.context().waitForEvent('page')
      await page.getByRole('link', { name: `Pay ${name}` }).click()
      const tab = await opened
      await tab.waitForLoadState()
      await tab.close()
    }
    await pay('Tee, Red')
    await expect(page.getByText('Enter the quantity 2 there.')).toBeVisible()
    await expect(page.getByText('0 of 2 paid')).toBeVisible()
    await pay('Mug')
    expect(seen).toEqual([
      `GET https://buy.stripe.com/red?client_reference_id=${number}`,
      `GET https://buy.stripe.com/mug?locale=en&client_reference_id=${number}`,
    ])
    await page.getByRole('checkbox', { name: 'Paid: Tee, Red' }).check()
    await page.reload()
    await expect(page.getByText('1 of 2 paid')).toBeVisible()
    await expect(page.getByRole('button', { name: 'I have paid everything' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await page.getByRole('button', { name: 'I have paid everything' }).dispatchEvent('click')
    await expect(cart(page, '3 items')).toBeVisible()
    await expectNoAxeViolations(page)
    await page.getByRole('checkbox', { name: 'Paid: Mug' }).check()
    await page.getByRole('button', { name: 'I have paid everything' }).press('Enter')
    await expect(page.getByRole('heading', { name: 'Your cart is empty again.' })).toBeFocused()
    await expect(cart(page, '0 items')).toBeVisible()
  })

  test('a double press and Enter held open one payment', async ({ page }) => {
    const seen = await standIn(page, 'buy.stripe.com')
    const number = await openOrder(page, at)
    const link = page.getByRole('link', { name: 'Pay Mug' })
    const tabs = () => page.context().pages().length
    await link.dblclick()
    await expect.poll(tabs).toBe(2)
    await nextFrames(page)
    expect(tabs()).toBe(2)
    await link.focus()
    for (let press = 0; press < 5; press++) await page.keyboard.down('Enter')
    await page.keyboard.up('Enter')
    await expect.poll(tabs).toBe(3)
    await expect.poll(() => seen.length).toBe(2)
    await nextFrames(page)
    expect([tabs(), seen.length]).toEqual([3, 2])
    expect(new Set(seen).size).toBe(1)
    expect(await storedNumber(page)).toBe(number)
  })

  test('a blocked or closed tab leaves the payment to be done, for the same order', async ({ page }) => {
    const seen = await standIn(page, 'buy.stripe.com')
    const number = await openOrder(page, at)
    const link = page.getByRole('link', { name: 'Pay Mug' })
    // As a browser that blocks new tabs: the press has no effect.
    await page.evaluate(() =>
      document.addEventListener('click', (press) => press.preventDefault(), { capture: true, once: true }),
    )
    await link.click()
    await nextFrames(page)
    expect(seen).toEqual([])
    await expect(page.getByText('0 of 2 paid')).toBeVisible()
    await expect(cart(page, '3 items')).toBeVisible()
    const opened = page.context().waitForEvent('page')
    await link.click()
    await (await opened).waitForLoadState()
    expect(seen).toEqual([`GET https://buy.stripe.com/mug?locale=en&client_reference_id=${number}`])
    expect(await storedNumber(page)).toBe(number)
  })
})

for (const { checkout, host, link } of [
  {
    checkout: { kind: 'whatsapp', phone: '4930123456' },
    host: 'wa.me',
    link: 'Open in WhatsApp',
  },
  {
    checkout: { kind: 'email', address: 'orders@two-things.example.com' },
    host: null,
    link: 'Open in the mail program',
  },
] as const)
  test.describe(`a shop whose orders go out by ${checkout.kind}`, { tag: '@full' }, () => {
    useShop(checkout)

    const ready = (page: Page) =>
      page.getByRole('heading', { name: 'Your message is ready, and not sent yet' })
    const sent = (page: Page) => page.getByRole('button', { name: 'I have sent it' })
    const prepare = (page: Page) => page.getByRole('button', { name: 'Prepare the message' })

    async function fill(page: Page) {
      const fields = [
        ['Name', 'Ada Byron'],
        ['Email', 'ada@example.com'],
        ['Street and house number', '1 Main Street'],
        ['Postal code', '11201'],
        ['Town or city', 'Brooklyn'],
        ['State, province or region', 'NY'],
      ] as const
      for (const [name, value] of fields) await page.getByRole('textbox', { name, exact: true }).fill(value)
    }

    test('prepares one message, however it is pressed; the cart stays until one tab says that it is sent', async ({
      page,
    }) => {
      if (host) await standIn(page, host)
      await add(page, at('/product/1'), 2)
      await page.goto(at('/order'))
      await fill(page)
      // The second press must not reach what takes the place of the button.
      await prepare(page).dblclick()
      await expect(ready(page)).toBeFocused()
      await expectAnnounced(page, 'Your message is ready, and not sent yet')
      const number = await storedNumber(page)
      await expect(page.locator('pre')).toContainText(`Order ${number} at Two Things`)
      await expect(cart(page, '2 items')).toBeVisible()
      // As a browser that blocks new tabs: the press has no effect.
      await page.evaluate(() =>
        document.addEventListener('click', (press) => press.preventDefault(), { capture: true, once: true }),
      )
      await page.getByRole('link', { name: link }).click()
      await expect(ready(page)).toBeVisible()
      await page.getByRole('button', { name: 'Change the order' }).dblclick()
      await expect(page.getByRole('group', { name: 'Your details' })).toBeFocused()
      await prepare(page).focus()
      for (let press = 0; press < 5; press++) await page.keyboard.down('Enter')
      await page.keyboard.up('Enter')
      await expect(ready(page)).toBeFocused()
      await page.goto(at('/products'))
      await page.goBack()
      await expect(page.locator('pre')).toContainText(number)

      const other = await page.context().newPage()
      await page.close()
      await other.goto(at('/order'))
      await expect(other.getByText(`A message with order ${number} was ready before.`)).toBeVisible()
      await expectNoAxeViolations(other)
      await expect(cart(other, '2 items')).toBeVisible()
      // What is typed must not become a message before it is submitted.
      await fill(other)
      await expect(prepare(other)).toBeVisible()
      const third = await page.context().newPage()
      await third.goto(at('/order'))
      await sent(other).dblclick()
      for (const tab of [other, third]) {
        await expect(
          tab.getByRole('heading', { name: `your message with order ${number} is sent` }),
        ).toBeVisible()
        await expect(cart(tab, '0 items')).toBeVisible()
        await expect(prepare(tab)).toHaveCount(0)
      }
      await expect(
        other.getByRole('heading', { name: `your message with order ${number} is sent` }),
      ).toBeFocused()
      await expectAnnounced(other, /is sent/)
    })

    test('an old cart is ordered only at the prices of today, and with no more than is left', async ({
      page,
    }) => {
      await add(page, at('/product/1'), 1)
      await page.evaluate(() => {
        const key = 'shop/cart/1'
        const before = localStorage.getItem(key) ?? ''
        const old = before.replace('"price":1200', '"price":100').replace('"quantity":1', '"quantity":50')
        localStorage.setItem(key, old)
      })
      const release = await holdFiles(page, /\/assets\/details-/)
      await page.goto(at('/order'))
      await expect(page.getByText('prices and stock are being checked')).toBeVisible()
      await expect(prepare(page)).toHaveCount(0)
      release()
      await expect(page.getByText('Price changed from $1.00 to $12.00')).toBeVisible()
      await expect(page.getByText('Only 3 left, you had 50')).toBeVisible()
      await fill(page)
      await prepare(page).click()
      await expect(page.locator('pre')).toContainText('3 × Mug: $12.00 each, $36.00')

      // It may be sent, and the cart still has what it orders.
      const number = await storedNumber(page)
      await page.getByRole('button', { name: 'Copy the message' }).focus()
      const other = await page.context().newPage()
      await add(other, at('/product/7?color=red'), 1)
      await other.close()
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await expectAnnounced(page, 'This page has changed. Please check your order.')
      await expect(page.getByText(`A message with another order, ${number}, was ready before.`)).toBeVisible()
      await expect(prepare(page)).toBeVisible()
    })

    test.describe('where the products cannot be fetched', () => {
      test.use({ allowed: [/details-/] })
      test('says that nothing can be ordered, and tries again', async ({ page }) => {
        await add(page, at('/product/1'), 1)
        await page.route(/\/assets\/details-/, (route) => route.abort())
        await page.goto(at('/order'))
        await expect(page.getByText('Prices and stock could not be checked')).toBeVisible()
        await expect(prepare(page)).toHaveCount(0)
        await expectNoAxeViolations(page)
        const retry = page.getByRole('button', { name: 'Retry' })
        await retry.press('Enter')
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
        await expect(retry).toBeVisible()
        await page.unroute(/\/assets\/details-/)
        // Other parts of the page ask for the products, too: the button may be gone by then.
        await expect(async () => {
          if (await retry.isVisible()) await retry.press('Enter', { timeout: 1000 })
          await expect(prepare(page)).toBeVisible({ timeout: 1000 })
        }).toPass()
      })
    })
  })
