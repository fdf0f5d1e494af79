import type { Page } from '@playwright/test'
import { isFull } from '../tests/sample.ts'
import { expectAnnounced } from './announcements.ts'
import { countKeys } from './audit/count-keys.ts'
import { findOverflow } from './audit/measures.ts'
import { expectNoAxeViolations } from './axe.ts'
import { cardsWithOverlaps } from './cards-with-overlaps.ts'
import { expect, test } from './fixtures.ts'
import { holdFiles, scripts } from './hold-files.ts'
import { fillForm, phone } from './order-form.ts'
import { openShop } from './shop-build.ts'
import type { RunningServer } from '../scripts/serve/serve.ts'
import { waitUntilAlive } from './wait-until-alive.ts'

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
    shop = await openShop('tea', [1001, 1057, 1162, 1260], { folder: 'tea-en', SHOP_LANGUAGE: 'en-IE' })
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

  test(
    'has the price of 100 g at each price, in the list, the dialog, the cart and the order',
    { tag: '@full' },
    async ({ page }) => {
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
    },
  )

  test(
    'says why a combination cannot be bought, and sells none of it',
    { tag: '@full' },
    async ({ page }) => {
      await page.goto(at(`${bowl}?glaze=sand&size=m`))
      await expect(page.getByText('Sand, M is sold out')).toBeVisible()
      await expect(page.getByRole('button', { name: /^Add to Cart/ })).toHaveCount(0)
      await radio(page, /^Night/).check()
      await expect(
        panel(page).getByText('Night, M is not available: choose another combination'),
      ).toBeVisible()
      await radio(page, /^S(?:,|$)/).check()
      await expect(panel(page).getByText('Only 2 left')).toBeVisible()
    },
  )

  test(
    'a product with two options is in the cart after at most twenty keys',
    { tag: '@full' },
    async ({ page }) => {
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
    },
  )

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
    test(
      `a card opens its options${view && ' in the plain list'}, and gets the focus back`,
      { tag: view ? '@full' : [] },
      async ({ page }) => {
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
      },
    )

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

  test(
    'a product with two options is in the cart from its card after at most twenty keys',
    { tag: '@full' },
    async ({ page }) => {
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
    },
  )

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
        { tag: width === 360 && colorScheme === 'light' ? [] : '@full' },
        async ({ page }) => {
          await page.emulateMedia({ colorScheme })
          await page.setViewportSize({ width, height: 800 })
          for (const search of isFull
            ? ['', '?glaze=night&size=m', '?glaze=sand&size=m']
            : ['?glaze=sand&size=m']) {
            await page.goto(at(bowl + search))
            await waitUntilAlive(page)
            await expect(radio(page, /^Night/)).toHaveCount(1)
            await expectNoAxeViolations(page)
          }
        },
      )

  test('is filtered by weight with keys alone, and leads to what was chosen', async ({ page }) => {
    await page.goto(at('/products'))
    await waitUntilAlive(page)
    // Closed and opened again: then its numbers are those of the script.
    const toggle = page.getByRole('button', { name: 'Filters', exact: true })
    await toggle.press('Enter')
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await toggle.press('Enter')
    await expect(page.locator('#product-filters > [data-dehydrated]')).toHaveCount(0)
    await expect(page.locator('#product-filters [aria-busy]')).toHaveAttribute('aria-busy', 'false')
    const weights = page.getByRole('toolbar', { name: 'Weight', exact: true })
    const chip = page.getByRole('button', { name: 'Weight: 100 g, remove' })
    const weight = weights.getByRole('button', { name: /^100 g / })
    await weights.getByRole('button').first().focus()
    await page.keyboard.press('ArrowRight')
    await expect(weight).toBeFocused()
    const [count] = /(?<=^100 g )\d+/.exec((await weight.textContent()) ?? '') ?? []
    await page.keyboard.press('Space')
    await expect(page).toHaveURL(at('/products?weight=100-g'))
    await expectAnnounced(page, new RegExp(`^${count} products`))
    await expect(chip).toBeVisible()
    await expect(weight).toBeFocused()
    // Elsewhere the header covers a part of what is scrolled under it, which axe counts as too small a target.
    await page.evaluate(() => window.scrollTo(0, 0))
    await expectNoAxeViolations(page)
    const link = page.getByRole('list', { name: 'Products' }).getByRole('link').first()
    await link.press('Enter')
    await expect(page).toHaveURL(/\?weight=100-g$/)
    await expect(radio(page, '100 g')).toBeChecked()
    await page.goBack()
    await chip.press('Enter')
    await expect(page).toHaveURL(at('/products'))
  })

  test.describe('whose orders go by email', () => {
    test.use(phone)

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

    test(
      'the day of a pre-order is said wherever it is ordered, and after it',
      { tag: '@full' },
      async ({ page }) => {
        const day = 'Pre-order: available from 1 June 2027'
        await page.goto(at('/products?search=elderflower'))
        await waitUntilAlive(page)
        await page.getByRole('link', { name: 'Pre-order, Elderflower Hedge' }).tap()
        const choice = page.getByRole('dialog', { name: 'Elderflower Hedge' })
        await expect(choice.getByText(day)).toBeVisible()
        await choice.getByRole('group', { name: 'Weight' }).locator('label').nth(1).tap()
        await expectAnnounced(page, `100 g: €12.78. ${day}`)
        await choice.getByRole('button', { name: /^Pre-order/ }).tap()
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
      },
    )

    test('errors are beside the fields and in a summary with the focus; typed text stays', async ({
      page,
    }) => {
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
})
