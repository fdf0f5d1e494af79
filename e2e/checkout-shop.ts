import type { Locator, Page } from '@playwright/test'
import type { RunningServer } from '../scripts/serve/serve.ts'
import type { RawProduct } from '../src/catalogue/import/raw-product.ts'
import type { Checkout } from '../src/shop-checkout.types.ts'
import { expectNoAxeViolations } from './axe.ts'
import { expect } from './fixtures.ts'
import { waitUntilAlive } from './wait-until-alive.ts'
import { openWrittenShop } from './written-shop.ts'

const products: readonly RawProduct[] = [
  { id: 1, name: 'Mug', category: 'Cups', price: 12, stock: 3 },
  {
    id: 7,
    name: 'Tee',
    category: 'Shirts',
    price: 25,
    options: [{ name: 'Color', values: ['Blue', 'Red'] }],
    variants: [{ values: ['Blue'] }, { values: ['Red'] }],
  },
]

/** Both articles as the checkouts name them, with the ids of a target: variants without a SKU by their values. */
export const articles = (mug: string, blue: string, red: string) => ({ 1: mug, '7.blue': blue, '7.red': red })

/** A shop with a mug, a tee in two colors, and these products, whose orders go to this checkout. */
export const openCheckoutShop = (
  checkout: Checkout,
  others: readonly RawProduct[] = [],
): Promise<RunningServer> =>
  openWrittenShop(checkout.kind, {
    categories: [{ label: 'Cups' }, { label: 'Shirts' }],
    products: [...products, ...others],
    checkout,
  })

/** Answers these addresses in place of the target. Returns what was asked of it, byte for byte. */
export async function standIn(page: Page, host: string): Promise<readonly string[]> {
  const asked: string[] = []
  await page.context().route(`https://${host}/**`, (route) => {
    asked.push(`${route.request().method()} ${route.request().url()}`)
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Pay</title><p>Pay here' })
  })
  return asked
}

/** Returns the address of a path. */
export type AddressOf = (path: string) => string

export async function add(page: Page, address: string, times: number): Promise<void> {
  await page.goto(address)
  await waitUntilAlive(page)
  const button = page.getByRole('button', { name: /^Add to Cart/ }).first()
  for (let press = 0; press < times; press++) await button.click()
}

export const storedNumber = (page: Page): Promise<string> =>
  page.evaluate(() => /"number":"([^"]+)"/.exec(localStorage.getItem('shop/order/1') ?? '')?.[1] ?? '')

export const cart = (page: Page, items: string): Locator =>
  page.getByRole('button', { name: `Cart, ${items}` })

/** Opens the page of the order, of two red tees and a mug. Returns its number. */
export async function openOrder(page: Page, at: AddressOf): Promise<string> {
  await add(page, at('/product/7?color=red'), 2)
  await add(page, at('/product/1'), 1)
  await page.goto(at('/order'))
  await expect(page.getByRole('heading', { name: 'What happens next' })).toBeVisible()
  // An effect of the page stores it.
  await expect.poll(() => storedNumber(page)).toMatch(/^\d{6}-\w{5}$/)
  return storedNumber(page)
}

export interface Target {
  readonly host: string
  readonly checkout: Checkout
  /** The address that is asked of the target for an order of this number. */
  readonly asked: (number: string) => string
}

/** Hands one order over, in two tabs, and expects that the cart stays until the shopper says that it went. */
export async function expectHandOver(
  page: Page,
  at: AddressOf,
  { host, checkout, asked }: Target,
): Promise<void> {
  const confirm = (tab: Page) => tab.getByRole('button', { name: 'I have ordered there' })
  const seen = await standIn(page, host)
  const number = await openOrder(page, at)
  if (checkout.kind !== 'link') await page.getByRole('textbox', { name: /^Discount code/ }).fill('TEN %')
  await expectNoAxeViolations(page)
  const link = page.getByRole('link', { name: `Go on at ${host}` })
  await expect(confirm(page)).toHaveCount(0)
  await link.dblclick()
  await page.waitForURL(asked(number))
  expect(seen).toEqual([`GET ${asked(number)}`])

  await page.goBack()
  await expect(cart(page, '3 items')).toBeVisible()
  await expect(link).toHaveAttribute('href', asked(number))
  await page.reload()
  await expect(cart(page, '3 items')).toBeVisible()
  expect(await storedNumber(page)).toBe(number)

  const other = await page.context().newPage()
  await other.goto(at('/order'))
  await expect(confirm(other)).toBeVisible()
  expect(await storedNumber(other)).toBe(number)
  // The second press is beside the button, which is gone by then.
  await confirm(page).dblclick()
  const end = page.getByRole('heading', { name: 'Your cart is empty again.' })
  await expect(end).toBeFocused()
  await expect(cart(page, '0 items')).toBeVisible()
  await expect(other.getByRole('heading', { name: 'Your cart is empty again.' })).toBeVisible()
  await expect(other.getByRole('link', { name: `Go on at ${host}` })).toHaveCount(0)
  await page.goBack()
  await page.goForward()
  await expect(end).toBeVisible()
  await expect(link).toHaveCount(0)
}
