import type { Page } from '@playwright/test'
import { readLiveWords, recordLiveWords, takeLiveWords } from './audit/live-words.ts'
import { now } from './audit/states.ts'
import { expect, test } from './fixtures.ts'
import { waitUntilAlive } from './wait-until-alive.ts'

/** Longer than any pause before something is said. */
const quiet = 5000

async function open(page: Page, address: string) {
  await recordLiveWords(page)
  await page.clock.install({ time: now })
  await page.goto(address)
  await waitUntilAlive(page)
  await page.clock.runFor(quiet)
  await takeLiveWords(page)
}

/** That an action is heard, once, and how; whatever comes later, too, has been waited for. */
async function expectSaidOnce(page: Page, action: () => Promise<unknown>, words: RegExp) {
  await action()
  await expect.poll(() => readLiveWords(page)).toContainEqual(expect.stringMatching(words))
  await page.clock.runFor(quiet)
  expect(await takeLiveWords(page)).toEqual([expect.stringMatching(words)])
}

test('looking for products: every change is heard once', async ({ page }) => {
  await open(page, '/products')
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  const said = (action: () => Promise<unknown>, words: RegExp) => expectSaidOnce(page, action, words)
  const field = page.getByRole('searchbox', { name: 'Search products' })

  // In one go: typed key by key on a busy machine, a pause would be heard in between, as it should be.
  await said(() => field.fill('fashion under $50'), /^\d+ products?, \d+ fewer$/)
  await expect(page.getByRole('link', { name: /^Show Fashion, under \$50: / })).toBeVisible()
  await said(() => field.fill(''), /^\d+ products, \d+ more$/)
  await said(
    () =>
      page
        .getByRole('group', { name: 'Filter by category' })
        .getByRole('button', { name: /^Fashion/ })
        .click(),
    /^Fashion: \d+ products$/,
  )
  await button('Filters and sort').click()
  const panel = page.getByRole('region', { name: 'Filters and sort' })
  await said(() => panel.getByRole('button', { name: /^On sale/ }).click(), /^\d+ products?, \d+ fewer$/)
  await said(() => panel.getByRole('button', { name: /^4\.5 and up/ }).click(), /^\d+ products?, \d+ fewer$/)
  await said(
    () =>
      panel
        .getByLabel('To, in dollars')
        .fill('cheap')
        .then(() => page.keyboard.press('Enter')),
    /^A price like/,
  )
  await said(() => panel.getByLabel('Sort by').selectOption('price-up'), /^Sorted by price, low to high$/)
  await said(
    () => panel.getByRole('button', { name: 'Fernlight 0 products' }).press('Enter'),
    /^No products by Fernlight in this selection$/,
  )
  await said(() => panel.getByRole('searchbox', { name: 'Find a filter' }).fill('fe'), /^2 brands$/)
  await said(() => button('Dark theme').click(), /^Dark theme$/)
  await said(() => button('On sale, remove').click(), /^\d+ products?, \d+ more$/)
  await said(() => button('Clear all').click(), /^43 products, \d+ more, in catalogue order$/)
  await expect(page.getByRole('group', { name: 'Results' })).toBeFocused()
  await said(
    () =>
      button(/^Add to Cart, /)
        .first()
        .click(),
    / added, 1 item in the cart$/,
  )
})

for (const [what, address, name, words] of [
  ['a spelling', '/products?search=hedphones', 'headphones', /^\d+ products, \d+ more$/],
  ['a way out', '/products?category=Books&search=headphones', /^Without Books: /, /^All: \d+ products$/],
  ['an offer', '/products?search=fashion+under+%2450', /^Show Fashion, /, /^Fashion: \d+ products$/],
] as const) {
  test(`${what}, gone as it is taken: the number of products is heard once`, async ({ page }) => {
    await open(page, address)
    await expectSaidOnce(
      page,
      () => page.getByRole('main').getByRole('link', { name, exact: true }).press('Enter'),
      words,
    )
    await expect(page.getByRole('group', { name: 'Results' })).toBeFocused()
  })
}

test('a product and the cart: every action is heard once', async ({ page }) => {
  await open(page, '/product/1')
  const said = (action: () => Promise<unknown>, words: RegExp) => expectSaidOnce(page, action, words)
  const press = (name: string | RegExp) => () => page.getByRole('button', { name }).first().click()

  await said(press(/^Increase quantity/), /^Quantity 2$/)
  await said(press(/^Show .*, image 2 of/), /^Showing /)
  await said(press(/^Save /), /^Saved$/)
  await said(press(/^Compare/), /chosen to compare, choose another$/)
  await said(press(/^Add to Cart, /), /^2 × .* added, 2 items in the cart$/)
  await page.getByRole('button', { name: 'Cart, 2 items' }).click()
  await expect(page.getByRole('heading', { name: 'Shopping Cart, 2 items' })).toBeFocused()
  await takeLiveWords(page)
  await said(
    () =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: /^Increase/ })
        .click(),
    /quantity 3, 3 items in the cart$/,
  )
  await said(
    () =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: /^Remove/ })
        .click(),
    /removed, the cart is empty$/,
  )
  await said(
    () => page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click(),
    /is back, 3 items in the cart$/,
  )
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await takeLiveWords(page)
  await said(
    () => page.getByRole('banner').getByRole('link', { name: 'Products' }).click(),
    /^Products – Brooklyn Parcel$/,
  )
})

test('the last message can be heard again, once a press, by a key, at the foot of the page and among the messages', async ({
  page,
}) => {
  await open(page, '/product/1')
  const said = (action: () => Promise<unknown>, words: RegExp) => expectSaidOnce(page, action, words)
  const again = page.getByRole('button', { name: 'Repeat the last message' })
  await said(() => page.getByRole('button', { name: /^Increase quantity/ }).click(), /^Quantity 2$/)
  await expect(page.locator('#cart-button')).toHaveAttribute('aria-keyshortcuts', 'c')
  for (let time = 0; time < 2; time++) await said(() => page.keyboard.press('r'), /^Quantity 2$/)
  for (let time = 0; time < 2; time++) await said(() => again.click(), /^Quantity 2$/)

  await page.keyboard.press('?')
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  const messages = dialog.getByRole('list', { name: 'Messages, newest first' }).getByRole('listitem')
  await expect(messages).toHaveCount(1)
  await expect(messages).toHaveText(/^\d+:\d\d:\d\d [AP]MQuantity 2$/)
  for (let time = 0; time < 2; time++)
    await said(() => dialog.getByRole('button', { name: 'Repeat the last message' }).click(), /^Quantity 2$/)

  // Gone with the page.
  await page.reload()
  await waitUntilAlive(page)
  await page.getByRole('contentinfo').getByRole('button', { name: 'Keyboard shortcuts' }).click()
  await expect(dialog.getByRole('button', { name: 'Repeat the last message' })).toBeVisible()
  await expect(messages).toHaveCount(0)
})
