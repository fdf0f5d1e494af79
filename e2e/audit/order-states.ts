import type { Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { waitUntilAlive } from '../wait-until-alive.ts'
import { dialog, heading, openFilterSheet, type State } from './states.ts'

const dress = 'Leinenkleid Juna'
const dressPath = '/product/leinenkleid-juna-101'

const line = {
  id: 101,
  name: `${dress}, Salbei, 36`,
  variant: 'salbei.36',
  sku: 'FL-101-SAL-36',
  price: 11_900,
}
/** Part of each order, for the day that is said of it. */
const preordered = {
  id: 129,
  name: 'Wollmantel Clara, Rost, 36',
  variant: 'rost.36',
  sku: 'FL-129-ROS-36',
  price: 28_900,
  preorder: { from: '2027-02-15' },
}
const image = '/pictures/leinenkleid-juna-sal.avif'

/** Opens the page anew with a cart of an earlier visit. */
async function storeCart(page: Page, lines: readonly object[]) {
  await page.evaluate(
    (stored) => localStorage.setItem('shop/cart/1', stored),
    JSON.stringify(lines.map((one) => ({ ...line, image, quantity: 1, ...one }))),
  )
  await page.reload()
  await waitUntilAlive(page)
}

const submit = (page: Page, { order }: MessageRooms) =>
  page.getByRole('button', { name: order.prepare }).click()

async function fillOrder(page: Page, texts: MessageRooms) {
  await storeCart(page, [{}, preordered])
  for (const [field, value] of [
    ['name', 'Anna Weiß'],
    ['email', 'anna@example.com'],
    ['street', 'Spinnereigasse 1'],
    ['postalCode', '04179'],
    ['city', 'Leipzig'],
  ])
    await page.locator(`#order-${field}`).fill(value ?? '')
  await page.locator('#order-hasAgreed').check()
  await submit(page, texts)
  await expect(page.getByRole('heading', { name: texts.order.messageTitle })).toBeFocused()
}

/** Screens of a shop that takes orders and has options, categories within categories and pages of its own: `wear`. */
export const orderStates: readonly State[] = [
  { name: 'home of another shop', address: '/', proof: heading(() => 'Kleidung, die bleibt.') },
  { name: 'category', address: '/category/damen', proof: heading(() => 'Damen') },
  { name: 'category within', address: '/category/damen/kleider', proof: heading(() => 'Kleider') },
  { name: 'page of the owner', address: '/versand', proof: (page) => page.locator('main h1') },
  {
    name: 'options',
    address: dressPath,
    proof: (page) => page.getByRole('group', { name: 'Farbe' }),
  },
  {
    name: 'options, sold out',
    address: dressPath,
    reach: (page) => page.locator('input[type="radio"][value="40"]').check({ force: true }),
    proof: (page, { options, ui }) =>
      page.getByText(options.choiceSoldOut({ choice: ui.listed({ list: 'Salbei', next: '40' }) })).first(),
  },
  {
    name: 'options of a card',
    address: '/products?search=juna',
    reach: (page, { card }) => page.getByRole('link', { name: card.chooseNamed({ name: dress }) }).click(),
    proof: dialog(() => dress),
  },
  {
    name: 'filters by options',
    address: '/products?search=leinen',
    reach: openFilterSheet,
    proof: dialog(({ filters }) => filters.filters),
  },
  {
    name: 'cart with changes',
    address: '/products?search=juna',
    reach: async (page, { cart }) => {
      await storeCart(page, [
        { price: 9900 },
        { id: 102, name: 'Strickkleid Merle, Beere, XS', variant: 'beere.xs', sku: undefined, quantity: 5 },
        { name: `${dress}, Salbei, 40`, variant: 'salbei.40', sku: 'FL-101-SAL-40' },
        { id: 9999, name: 'Altes Modell', variant: undefined, sku: undefined },
      ])
      // What is left lowers the quantities.
      await expect(page.getByRole('button', { name: cart.button({ count: 5 }), exact: true })).toBeVisible()
      await page.getByRole('button', { name: cart.button({ count: 5 }), exact: true }).click()
    },
    proof: (page, { cart }) => page.getByText(cart.gone),
  },
  { name: 'order, empty', address: '/order', proof: (page, { order }) => page.getByText(order.empty) },
  {
    name: 'order, being checked',
    address: '/order',
    reach: async (page) => {
      // The catalogue does not answer; the next page asks anew.
      await page.route(/\/assets\/details-/, () => undefined, { times: 1 })
      await storeCart(page, [{}])
    },
    proof: (page, { order }) => page.getByText(order.checking),
  },
  {
    name: 'order',
    address: '/order',
    reach: (page) =>
      storeCart(page, [{}, { price: 9900, variant: 'salbei.38', sku: 'FL-101-SAL-38' }, preordered]),
    proof: (page, { order }) => page.getByRole('button', { name: order.prepare }),
  },
  {
    name: 'order, errors',
    address: '/order',
    reach: async (page, texts) => {
      await storeCart(page, [{}])
      await page.locator('#order-email').fill('anna')
      await submit(page, texts)
    },
    proof: (page, { order }) => page.getByRole('group', { name: order.errors({ count: 6 }) }),
  },
  {
    name: 'order, collected',
    address: '/order',
    reach: async (page) => {
      await storeCart(page, [{}])
      await page.getByRole('radio').nth(1).check({ force: true })
    },
    proof: (page, { order }) => page.getByText(order.collected, { exact: true }),
  },
  {
    name: 'order, ready',
    address: '/order',
    reach: fillOrder,
    proof: heading(({ order }) => order.messageTitle),
  },
  {
    name: 'order, sent',
    address: '/order',
    reach: async (page, texts) => {
      await fillOrder(page, texts)
      await page.getByRole('button', { name: texts.order.isSent }).click()
    },
    proof: (page, { order }) => page.getByText(order.doneSentNext),
  },
]
