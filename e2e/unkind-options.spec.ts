import type { Page } from '@playwright/test'
import type { RunningServer } from '../scripts/serve/serve.ts'
import type { Checkout } from '../src/shop-checkout.types.ts'
import { findBeyondWindow, findCutTexts } from './audit/measures.ts'
import { expectNoAxeViolations } from './axe.ts'
import { cardsWithOverlaps } from './cards-with-overlaps.ts'
import { expectHandOver, openCheckoutShop } from './checkout-shop.ts'
import { expect, test } from './fixtures.ts'
import { unkindProducts } from './unkind-options.ts'
import { waitUntilAlive } from './wait-until-alive.ts'
import { waitUntilDialogRests } from './wait-until-still.ts'

// One worker, so that the shop is built once: its options, and its checkout, of which other kinds are in `checkouts.spec.ts`.
test.describe.configure({ mode: 'default' })

let shop: RunningServer | undefined
const at = (path: string) => `${shop?.url}${path}`
const widths = [320, 360, 768, 1280, 1920]
const checkout: Checkout = { kind: 'link', url: 'https://forms.example/order?x=1' }

test.beforeAll(async () => {
  test.setTimeout(300_000)
  shop = await openCheckoutShop(checkout, unkindProducts)
})
test.afterAll(() => shop?.close())

async function expectReadable(page: Page, what: string) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const faults = async () => [...(await findBeyondWindow(page)), ...(await findCutTexts(page))]
    await expect.poll(faults, `${what} at ${width} px`).toEqual([])
  }
}

const dialog = (page: Page) => page.locator('[role=dialog][data-state=open]')

for (const colorScheme of ['light', 'dark'] as const)
  test(
    `options as long and as many as a record allows fit and can be read, ${colorScheme}`,
    { tag: '@full' },
    async ({ page }) => {
      test.slow()
      await page.emulateMedia({ colorScheme })
      for (const { id, name } of unkindProducts) {
        await page.goto(at(`/product/${id}`))
        await waitUntilAlive(page)
        await expect(page.getByRole('radio').first()).toBeAttached()
        await expectReadable(page, `page of ${name}`)
        await expectNoAxeViolations(page)
        await page.getByRole('radio').nth(1).check()
        await page.getByRole('radio').first().check()
        const add = page.getByRole('region', { name: 'Buy' }).getByRole('button', { name: /^Add to Cart/ })
        await add.click()
        await expect(page.getByRole('region', { name: 'Added to the cart' })).toBeVisible()
        await expectReadable(page, `page of ${name} with its note`)
      }
      await page.goto(at('/products'))
      await waitUntilAlive(page)
      await expectReadable(page, 'cards')
      for (const { name } of unkindProducts) {
        await page.getByRole('link', { name: `Choose, ${name}` }).click()
        await expect(dialog(page).getByRole('radio').first()).toBeAttached()
        await waitUntilDialogRests(page)
        await expectReadable(page, `dialog of ${name}`)
        await expectNoAxeViolations(page)
        await page.keyboard.press('Escape')
        await expect(dialog(page)).toHaveCount(0)
      }
      await page.getByRole('button', { name: `Cart, ${unkindProducts.length} items` }).click()
      await waitUntilDialogRests(page)
      await expectReadable(page, 'cart')
      await expectNoAxeViolations(page)
      await page.goto(at('/order'))
      await expect(
        page.getByRole('listitem').filter({ hasText: unkindProducts.at(-1)?.name ?? '' }),
      ).toBeVisible()
      await expectReadable(page, 'order')
      await expectNoAxeViolations(page)
      await page.goto(at('/compare?ids=11,12,13,14'))
      await expect(page.getByRole('columnheader').first()).toBeVisible()
      await waitUntilAlive(page)
      await expectReadable(page, 'comparison')
      await page.goto(at('/products?view=list'))
      await waitUntilAlive(page)
      await expectReadable(page, 'list')
    },
  )

test('a card cuts off neither its options nor its rating', { tag: '@full' }, async ({ page }) => {
  await page.goto(at('/products'))
  await waitUntilAlive(page)
  const cards = page.getByRole('list', { name: 'Products' }).getByRole('article')
  const facts = cards.filter({ hasText: 'Part 1: 16 choices · Cups' }).locator('p', { hasText: 'Part 1' })
  await expect(facts.getByRole('img')).toBeVisible()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const cut = () =>
      facts.evaluate((line) => [...line.children].map((part) => part.scrollWidth - part.clientWidth))
    await expect.poll(cut, `px cut off at ${width} px`).toEqual([0, 0])
    await expect.poll(() => cards.evaluateAll(cardsWithOverlaps), `overlaps at ${width} px`).toEqual([])
  }
})

test(
  'keeps values apart that differ in case or width alone, in addresses, cart and order',
  { tag: '@full' },
  async ({ page }) => {
    const keys = ['s', 's-2', 'ｓ', 's-3']
    for (const [index, key] of keys.entries()) {
      await page.goto(at(`/product/15?size=${key}`))
      await waitUntilAlive(page)
      await expect(page.getByRole('radio').nth(index)).toBeChecked()
      await expect(page.getByRole('region', { name: 'Buy' })).toContainText(`$${index + 1}.00`)
      await page
        .getByRole('region', { name: 'Buy' })
        .getByRole('button', { name: /^Add to Cart/ })
        .click()
    }
    await page.goto(at('/order'))
    for (const name of ['s', 'S', 'ｓ', 'Ś'])
      await expect(page.getByText(`1 × Equal words, ${name}`, { exact: true })).toBeVisible()
  },
)

test('a choice among 2,048 variants has its price and stock', { tag: '@full' }, async ({ page }) => {
  await page.goto(at('/product/13'))
  await waitUntilAlive(page)
  await page.getByRole('radio', { name: /^16/ }).first().check()
  await page.getByRole('radio', { name: /^16/ }).last().check()
  await page.getByRole('group', { name: 'Part 3' }).getByRole('radio', { name: /^7/ }).check()
  await expect(page.getByRole('region', { name: 'Buy' })).toContainText('is sold out')
  await page.getByRole('group', { name: 'Part 3' }).getByRole('radio', { name: /^8/ }).check()
  await expect(page.getByRole('region', { name: 'Buy' })).toContainText('$17.68')
})

test(
  'an order is handed over by a link, and the cart stays until the shopper says that it went',
  { tag: '@full' },
  async ({ page }) => {
    await expectHandOver(page, at, { host: 'forms.example', checkout, asked: () => checkout.url })
  },
)
