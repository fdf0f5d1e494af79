import type { Page } from '@playwright/test'
import { expectAnnounced } from './announcements.ts'
import { countKeys } from './audit/count-keys.ts'
import { findBeyondWindow, findCutTexts, findOverflow } from './audit/measures.ts'
import { expectNoAxeViolations } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { holdFiles, scripts } from './hold-files.ts'
import { openShop } from './shop-build.ts'
import type { RunningServer } from '../scripts/serve/serve.ts'
import { isFull } from '../tests/sample.ts'
import { unkindProducts } from './unkind-options.ts'
import { waitUntilAlive } from './wait-until-alive.ts'
import { waitUntilDialogRests } from './wait-until-still.ts'
import { openWrittenShop } from './written-shop.ts'

/** The names of cards in which a part reaches over the next one, or over the edge. */
const cardsWithOverlaps = (cards: readonly Element[]) =>
  cards.flatMap((card) => {
    const parts = [...card.children]
      .filter((part) => getComputedStyle(part).position !== 'absolute')
      .map((part) => part.getBoundingClientRect())
      .toSorted((a, b) => a.top - b.top)
    const edges = [...parts.slice(1).map(({ top }) => top), card.getBoundingClientRect().bottom]
    return parts.some(({ bottom }, at) => bottom > (edges[at] ?? 0) + 1)
      ? [card.getAttribute('aria-label')]
      : []
  })

// One worker, so that the shop is built once.
test.describe.configure({ mode: 'default' })

const bowl = '/product/matcha-bowl-1260'
const breakfast = '/product/dublin-breakfast-1001'

test.describe('a shop with options', () => {
  let shop: RunningServer | undefined
  const at = (path: string) => `${shop?.url}${path}`
  const radio = (page: Page, name: string | RegExp) => page.getByRole('radio', { name })
  const panel = (page: Page) => page.getByRole('region', { name: 'Buy' })

  test.beforeAll(async () => {
    test.setTimeout(300_000)
    shop = await openShop('tea', [1001, 1260], { folder: 'tea-options' })
  })
  test.afterAll(() => shop?.close())

  test('has a price for each weight; Back undoes the choice, and a shared link opens it', async ({
    page,
  }) => {
    await page.goto(at(breakfast))
    await waitUntilAlive(page)
    await radio(page, '250 g').check()
    await expect(page).toHaveURL(at(`${breakfast}?weight=250-g`))
    await expect(panel(page)).toContainText('€27.30')
    await expect(panel(page)).toContainText('€10.92 / 100 g')
    await expect(page.getByRole('region', { name: 'You may also like' })).toContainText('/ 100 g')
    await page.setViewportSize({ width: 390, height: 844 })
    await expect.poll(() => findOverflow(page)).toEqual([])
    await expectAnnounced(page, '250 g: €27.30')
    await page.goBack()
    await expect(radio(page, /^50 g/)).toBeChecked()
    await expect(panel(page)).toContainText('€6.50')
    await expect(panel(page)).toContainText('€13.00 / 100 g')
    await page.goto(at(`${breakfast}?weight=100-g`))
    await expect(radio(page, '100 g')).toBeChecked()
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      `https://parcel-and-leaf.example.com${breakfast}`,
    )
  })

  test('adds the weight that is chosen before the script has loaded', async ({ page }) => {
    const release = await holdFiles(page, scripts)
    await page.goto(at(breakfast), { waitUntil: 'commit' })
    await radio(page, '250 g').check()
    await panel(page)
      .getByRole('button', { name: /^Add to Cart/ })
      .click()
    release()
    await page.getByRole('button', { name: 'Cart, 1 item' }).click()
    await expect(page.getByRole('dialog')).toContainText('250 g')
    await expect(radio(page, '250 g')).toBeChecked()
    await expect(page).toHaveURL(at(`${breakfast}?weight=250-g`))
  })

  test('has the price of 100 g at each price, in the list, the dialog, the cart and the order', async ({
    page,
  }) => {
    for (const view of ['', '?view=list']) {
      await page.goto(at('/products' + view))
      await waitUntilAlive(page)
      await expect(page.locator('[data-index="0"]')).toContainText('€13.00 / 100 g')
    }
    await page.getByRole('link', { name: /Choose, Dublin Breakfast$/ }).click()
    const choice = page.getByRole('dialog', { name: 'Dublin Breakfast' })
    await expect(choice).toContainText('€13.00 / 100 g')
    await radio(page, '100 g').check()
    await expect(choice).toContainText('€11.70 / 100 g')
    await choice.getByRole('button', { name: /^Add to Cart/ }).click()
    await page.getByRole('button', { name: 'Cart, 1 item' }).click()
    await expect(page.getByRole('dialog', { name: /^Shopping Cart/ })).toContainText('€11.70 / 100 g')
    await page.getByRole('dialog').getByRole('link', { name: 'Checkout' }).click()
    await expect(page.getByRole('region', { name: /order/i }).first()).toContainText('€11.70 / 100 g')
  })

  test('keeps filters, choices and the cart where the language is switched', async ({ page }) => {
    const language = (name: string) => page.getByRole('contentinfo').getByRole('link', { name })
    await page.goto(at('/products?weight=100-g'))
    await waitUntilAlive(page)
    await language('Français').click()
    await expect(page).toHaveURL(at('/fr/products?weight=100-g'))
    await expect(page.getByRole('button', { name: /Poids.*100 g/ }).first()).toBeVisible()
    await page.goto(at(`${bowl}?glaze=night`))
    await waitUntilAlive(page)
    await panel(page)
      .getByRole('button', { name: /^Add to Cart/ })
      .click()
    await language('Français').click()
    await expect(radio(page, /^Nuit/)).toBeChecked()
    await page.getByRole('button', { name: /1 article/ }).click()
    await expect(page.getByRole('dialog')).toContainText('Nuit, S')
    await expect(page.getByRole('dialog')).toContainText('36,00')
  })

  test('says why a combination cannot be bought, and sells none of it', async ({ page }) => {
    await page.goto(at(`${bowl}?glaze=sand&size=m`))
    await expect(page.getByText('Sand, M is sold out')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Add to Cart/ })).toHaveCount(0)
    await radio(page, /^Night/).check()
    await expect(panel(page).getByText('Night, M is not available: choose another combination')).toBeVisible()
    await radio(page, /^S(?:,|$)/).check()
    await expect(panel(page).getByText('Only 2 left')).toBeVisible()
  })

  test('a product with two options is in the cart after at most twenty keys', async ({ page }) => {
    await page.goto(at(bowl))
    await waitUntilAlive(page)
    const keys = countKeys(page)
    const focused = () =>
      page.evaluate(() => {
        const { activeElement: element } = document
        return element?.getAttribute('aria-label') ?? element?.getAttribute('value') ?? ''
      })
    const tabTo = async (name: RegExp) => {
      for (let step = 0; step < 20 && !name.test(await focused()); step++) await keys.press('Tab')
    }
    // The skip link leads past the header.
    await keys.press('Tab', 'Enter')
    await tabTo(/^Celadon$/)
    await keys.press('ArrowRight')
    await expect(radio(page, /^Night/)).toBeChecked()
    await tabTo(/^Add to Cart/)
    await keys.press('Enter')
    await expectAnnounced(page, 'Matcha Bowl, Night, S added, 1 item in the cart')
    expect(keys.count()).toBeLessThanOrEqual(20)
  })

  test('no text of a card with a unit price is over another one, at any size', async ({ page }) => {
    await page.goto(at('/products'))
    await waitUntilAlive(page)
    for (const size of ['100%', '200%'])
      for (const width of [320, 390, 520, 1280]) {
        await page.evaluate((text) => document.documentElement.style.setProperty('font-size', text), size)
        await page.setViewportSize({ width, height: 800 })
        await expect
          .poll(
            () => page.locator('main li[data-index] > article').evaluateAll(cardsWithOverlaps),
            `${size} ${width}`,
          )
          .toEqual([])
      }
  })

  const cups = '/category/teaware/cups'
  const choose = (page: Page) => page.getByRole('link', { name: /Choose, Matcha Bowl$/ })
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Matcha Bowl' })

  for (const view of ['', '?view=list'])
    test(`a card opens its options${view && ' in the plain list'}, and gets the focus back`, async ({
      page,
    }) => {
      await page.goto(at(cups + view))
      await waitUntilAlive(page)
      const card = page.getByRole('article', { name: 'Matcha Bowl' }).or(page.getByRole('article'))
      await expect(card.filter({ hasText: 'Matcha Bowl' })).toContainText('from €36.00')
      await expect(card.filter({ hasText: 'Matcha Bowl' })).toContainText('Glaze: 3 choices')
      await choose(page).focus()
      await page.keyboard.press('Enter')
      await expect(dialog(page).getByRole('heading', { name: 'Matcha Bowl' })).toBeFocused()
      await expect(page).toHaveURL(at(cups + view))
      await expectNoAxeViolations(page)
      await radio(page, /^Sand/).check()
      await radio(page, /^M\b/).check()
      await expectAnnounced(page, 'Sand, M is sold out')
      const add = dialog(page).getByRole('button', { name: /^Add to Cart/ })
      await expect(add).toHaveAttribute('aria-disabled', 'true')
      await add.press('Enter')
      await expect(dialog(page)).toBeVisible()
      await radio(page, /^S(?:,|$)/).check()
      await add.press('Enter')
      await expect(choose(page)).toBeFocused()
      await expectAnnounced(page, 'Matcha Bowl, Sand, S added, 1 item in the cart')
      await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
    })

  test('Escape closes the options of a card; their link opens the page with the choice', async ({ page }) => {
    await page.goto(at(cups))
    await waitUntilAlive(page)
    await choose(page).press('Enter')
    await expect(dialog(page).getByRole('heading')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(choose(page)).toBeFocused()
    await expect(dialog(page)).toHaveCount(0)
    await choose(page).press('Enter')
    await radio(page, /^Night/).check()
    await dialog(page).getByRole('link', { name: 'See the product page' }).click()
    await expect(page).toHaveURL(at(`${bowl}?glaze=night&size=s`))
    await expect(dialog(page)).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.goBack()
    await expect(choose(page)).toBeVisible()
    await expect(dialog(page)).toHaveCount(0)
  })

  test.describe('where a file is missing', () => {
    test.use({ allowed: [/choose-dialog/] })
    test('a card leads to the page where the code of its options cannot be fetched', async ({ page }) => {
      await page.goto(at(cups))
      await waitUntilAlive(page)
      await page.route(/\/assets\/choose-dialog/, (route) => route.abort())
      await choose(page).click()
      await expect(page).toHaveURL(at(bowl))
    })
  })

  test('a product with two options is in the cart from its card after at most twenty keys', async ({
    page,
  }) => {
    await page.goto(at(cups))
    await waitUntilAlive(page)
    await choose(page).focus()
    const keys = countKeys(page)
    await keys.press('Enter')
    await expect(dialog(page).getByRole('heading')).toBeFocused()
    // The options are fetched.
    await expect(radio(page, /^Night/)).toBeVisible()
    // Past the button that closes the dialog.
    await keys.press('Tab', 'Tab', 'ArrowRight')
    await expect(radio(page, /^Night/)).toBeChecked()
    await keys.press('Tab', 'Tab', 'Enter')
    await expectAnnounced(page, 'Matcha Bowl, Night, S added, 1 item in the cart')
    expect(keys.count()).toBeLessThanOrEqual(20)
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false, allowed: [/^csp: .*\/assets\/.*\.js$/] })
    test('the button of a card is a link to the page', async ({ page }) => {
      await page.goto(at('/products'))
      const link = page.getByRole('link', { name: /Choose, Dublin Breakfast$/ })
      await link.click()
      await expect(page).toHaveURL(at(breakfast))
    })
  })

  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [360, 1280])
      test(
        `axe finds nothing at ${width} px, ${colorScheme}`,
        { tag: (width === 360) === (colorScheme === 'light') ? [] : '@full' },
        async ({ page }) => {
          await page.emulateMedia({ colorScheme })
          await page.setViewportSize({ width, height: 800 })
          for (const search of ['', '?glaze=night&size=m', '?glaze=sand&size=m']) {
            await page.goto(at(bowl + search))
            await waitUntilAlive(page)
            await expect(radio(page, /^Night/)).toHaveCount(1)
            await expectNoAxeViolations(page)
          }
        },
      )
})

test.describe('a shop with unkind options', () => {
  let shop: RunningServer | undefined
  const at = (path: string) => `${shop?.url}${path}`
  const widths = isFull ? [320, 360, 768, 1280, 1920] : [320, 1280]

  test.beforeAll(async () => {
    test.setTimeout(300_000)
    shop = await openWrittenShop('unkind', {
      categories: [{ label: 'Cups' }, { label: 'Others' }],
      products: unkindProducts,
      checkout: { kind: 'link', url: 'https://forms.example/order' },
    })
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
      `fits at each width and can be read, ${colorScheme}`,
      { tag: colorScheme === 'dark' ? '@full' : [] },
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
        await page.getByRole('button', { name: 'Cart, 5 items' }).click()
        await waitUntilDialogRests(page)
        await expectReadable(page, 'cart')
        await expectNoAxeViolations(page)
        await page.goto(at('/order'))
        await expect(page.getByRole('listitem').filter({ hasText: 'Equal words, s' })).toBeVisible()
        await expectReadable(page, 'order')
        await expectNoAxeViolations(page)
        await page.goto(at('/compare?ids=1,2,3,4'))
        await expect(page.getByRole('columnheader').first()).toBeVisible()
        await waitUntilAlive(page)
        await expectReadable(page, 'comparison')
        await page.goto(at('/products?view=list'))
        await waitUntilAlive(page)
        await expectReadable(page, 'list')
      },
    )

  test('a card cuts off neither its options nor its rating', async ({ page }) => {
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

  test('keeps values apart that differ in case or width alone, in addresses, cart and order', async ({
    page,
  }) => {
    const keys = ['s', 's-2', 'ｓ', 's-3']
    for (const [index, key] of keys.entries()) {
      await page.goto(at(`/product/5?size=${key}`))
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
  })

  test('a choice among 2,048 variants has its price and stock', async ({ page }) => {
    await page.goto(at('/product/3'))
    await waitUntilAlive(page)
    await page.getByRole('radio', { name: /^16/ }).first().check()
    await page.getByRole('radio', { name: /^16/ }).last().check()
    await page.getByRole('group', { name: 'Part 3' }).getByRole('radio', { name: /^7/ }).check()
    await expect(page.getByRole('region', { name: 'Buy' })).toContainText('is sold out')
    await page.getByRole('group', { name: 'Part 3' }).getByRole('radio', { name: /^8/ }).check()
    await expect(page.getByRole('region', { name: 'Buy' })).toContainText('$17.68')
  })
})
