import type { Page } from '@playwright/test'
import { readLiveTexts, recordLiveTexts, takeLiveTexts } from './audit/live-texts.ts'
import { now } from './audit/states.ts'
import { expect, test } from './fixtures.ts'
import { shop } from './shop.ts'
import { waitUntilAlive } from './wait-until-alive.ts'
import { followRequests } from './follow-requests.ts'

/** Longer than any delay before an announcement. */
const quiet = 5000

async function open(page: Page, address: string) {
  await recordLiveTexts(page)
  await page.clock.install({ time: now })
  await page.goto(address)
  await waitUntilAlive(page)
  await page.clock.runFor(quiet)
  await takeLiveTexts(page)
}

/** Expects one announcement after an action, with these words; waits long enough for a second one. */
async function expectSaidOnce(page: Page, action: () => Promise<unknown>, words: RegExp) {
  await action()
  await expect.poll(() => readLiveTexts(page)).toContainEqual(expect.stringMatching(words))
  await page.clock.runFor(quiet)
  expect(await takeLiveTexts(page)).toEqual([expect.stringMatching(words)])
}

const filters = (page: Page) => page.getByRole('region', { name: 'Filters' })

/** A search, its clearing, a category, a filter and an order. */
async function expectSearchSaidOnce(page: Page): Promise<void> {
  const expectSpoken = (action: () => Promise<unknown>, words: RegExp) => expectSaidOnce(page, action, words)
  const field = page.getByRole('searchbox', { name: 'Search products' })

  // One input event: on a busy machine, key by key, a pause would cause an announcement in between.
  await expectSpoken(() => field.fill('fashion under $50'), /^\d+ products?, \d+ fewer$/)
  await expect(page.getByRole('link', { name: /^Fashion, under \$50 \d/ })).toBeVisible()
  await expectSpoken(() => field.fill(''), /^\d+ products, \d+ more$/)
  await expectSpoken(
    () =>
      page
        .getByRole('group', { name: 'Filter by category' })
        .getByRole('button', { name: shop.category.button })
        .click(),
    /^Fashion: \d+ products$/,
  )
  const onSale = filters(page).getByRole('button', { name: /^On sale/ })
  await expectSpoken(() => onSale.click(), /^\d+ products?, \d+ fewer$/)
  await expectSpoken(
    () => page.getByLabel('Sort by').selectOption('price-up'),
    /^Sorted by price, low to high$/,
  )
}

test('a search, a category, a filter and an order are announced once', async ({ page }) => {
  await open(page, '/products')
  await expectSearchSaidOnce(page)
})

test('every other change of a product search is announced once', { tag: '@full' }, async ({ page }) => {
  await open(page, '/products')
  await expectSearchSaidOnce(page)
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  const expectSpoken = (action: () => Promise<unknown>, words: RegExp) => expectSaidOnce(page, action, words)
  const panel = filters(page)
  await expectSpoken(
    () => panel.getByRole('button', { name: /^4\.5 and up/ }).click(),
    /^\d+ products?, \d+ fewer$/,
  )
  await expectSpoken(
    () =>
      panel
        .getByLabel('To, in dollars')
        .fill('cheap')
        .then(() => page.keyboard.press('Enter')),
    /^A price like/,
  )
  await expectSpoken(
    () => panel.getByRole('button', { name: 'Fennwick 0 products' }).press('Enter'),
    /^No products by Fennwick in this selection$/,
  )
  await expectSpoken(() => panel.getByRole('searchbox', { name: 'Find a filter' }).fill('fe'), /^2 brands$/)
  await expectSpoken(() => button('Dark theme').click(), /^Dark theme$/)
  await expectSpoken(() => button('On sale, remove').click(), /^\d+ products?, \d+ more$/)
  await expectSpoken(() => button('Clear all').click(), /^43 products, \d+ more$/)
  await expect(page.getByRole('group', { name: 'Results' })).toBeFocused()
  await expectSpoken(
    () =>
      button(/^Add to Cart, /)
        .first()
        .click(),
    / added, 1 item in the cart$/,
  )
})

const offers = [
  [
    'a spelling',
    `/products?search=${shop.few.misspelt}`,
    new RegExp(`^${shop.few.search} \\d`),
    /^\d+ products, \d+ more$/,
  ],
  [
    'a link to other results',
    `/products?${shop.few.absentFrom.query}&search=${shop.few.search}`,
    new RegExp(`^Without ${shop.few.absentFrom.label}: `),
    /^All: \d+ products$/,
  ],
  [
    'an offer',
    `/products?${shop.plainWords.query}`,
    shop.plainWords.offer,
    new RegExp(`^${shop.plainWords.category}: \\d+ products$`),
  ],
] as const

test(
  'a press on an offer, which removes it, announces the number of products once',
  { tag: '@full' },
  async ({ page, eachCase }) => {
    await eachCase(
      offers,
      ([what]) => what,
      async ([, address, name, words]) => {
        await open(page, address)
        await expectSaidOnce(
          page,
          () => page.getByRole('main').getByRole('link', { name, exact: true }).press('Enter'),
          words,
        )
        await expect(page.getByRole('group', { name: 'Results' })).toBeFocused()
      },
    )
  },
)

test(
  'every action on a product page and in the cart is announced once',
  { tag: '@full' },
  async ({ page }) => {
    const untilIdle = followRequests(page)
    await open(page, shop.first.path)
    const expectSpoken = (action: () => Promise<unknown>, words: RegExp) =>
      expectSaidOnce(page, action, words)
    const press = (name: string | RegExp) => () => page.getByRole('button', { name }).first().click()

    await expectSpoken(press(/^Increase quantity/), /^Quantity 2$/)
    // The other shop's products have one image.
    await expectSpoken(press(/^Show .*, image 2 of/), /^Showing /)
    await expectSpoken(press(/^Save /), /^Saved$/)
    await expectSpoken(press(/^Compare/), /chosen to compare, choose another$/)
    await expectSpoken(press(/^Add to Cart, /), /^2 × .* added, 2 items in the cart$/)
    await page.getByRole('button', { name: 'Cart, 2 items' }).click()
    await expect(page.getByRole('heading', { name: 'Shopping Cart, 2 items' })).toBeFocused()
    await takeLiveTexts(page)
    await expectSpoken(
      () =>
        page
          .getByRole('dialog')
          .getByRole('button', { name: /^Increase/ })
          .click(),
      /quantity 3, 3 items in the cart$/,
    )
    await expectSpoken(
      () =>
        page
          .getByRole('dialog')
          .getByRole('button', { name: /^Remove/ })
          .click(),
      /removed, the cart is empty$/,
    )
    await expectSpoken(
      () => page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click(),
      /is back, 3 items in the cart$/,
    )
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    // The pointer loads the page, so that “Loading…” is never announced.
    const code = page.waitForResponse(/\/assets\/products-[^/]*\.js$/)
    const products = page.getByRole('banner').getByRole('link', { name: 'Products' })
    await products.hover()
    await code
    await untilIdle()
    await takeLiveTexts(page)
    await products.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible()
    // The demo's cart belongs to its page.
    const spoken = [`Products – ${shop.name}`, '3 items stayed on the page you left']
    await expect.poll(() => readLiveTexts(page)).toContain(spoken[0])
    await page.clock.runFor(quiet)
    expect(await takeLiveTexts(page)).toEqual(spoken)
  },
)

test(
  'the last message can be repeated by a key, in the footer and in the list of messages, once a press',
  { tag: '@full' },
  async ({ page }) => {
    await open(page, shop.first.path)
    const expectSpoken = (action: () => Promise<unknown>, words: RegExp) =>
      expectSaidOnce(page, action, words)
    const again = page.getByRole('button', { name: 'Repeat the last message' })
    await expectSpoken(() => page.getByRole('button', { name: /^Increase quantity/ }).click(), /^Quantity 2$/)
    await expect(page.locator('#cart-button')).toHaveAttribute('aria-keyshortcuts', 'c')
    for (let time = 0; time < 2; time++) await expectSpoken(() => page.keyboard.press('r'), /^Quantity 2$/)
    for (let time = 0; time < 2; time++) await expectSpoken(() => again.click(), /^Quantity 2$/)

    await page.keyboard.press('?')
    const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    const messages = dialog.getByRole('list', { name: 'Messages, newest first' }).getByRole('listitem')
    await expect(messages).toHaveCount(1)
    await expect(messages).toHaveText(new RegExp(`^${shop.clockTime.source}Quantity 2$`))
    for (let time = 0; time < 2; time++)
      await expectSpoken(
        () => dialog.getByRole('button', { name: 'Repeat the last message' }).click(),
        /^Quantity 2$/,
      )

    // The messages are those of this document.
    await page.reload()
    await waitUntilAlive(page)
    await page.getByRole('contentinfo').getByRole('button', { name: 'Keyboard shortcuts' }).click()
    await expect(dialog.getByRole('button', { name: 'Repeat the last message' })).toBeVisible()
    await expect(messages).toHaveCount(0)
  },
)
