import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { delayFiles, layoutShifts, recordLayoutShifts } from './layout-shifts.ts'
import { nextFrames } from './scroll-through.ts'
import { openShop } from './shop-build.ts'
import type { RunningServer } from '../scripts/serve/serve.ts'
import { waitUntilAlive } from './wait-until-alive.ts'
import { waitUntilDialogRests } from './wait-until-still.ts'

// One worker, so that each shop is built once.
test.describe.configure({ mode: 'default' })

let shop: RunningServer | undefined
const at = (path: string) => `${shop?.url}${path}`
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true })
const products = (page: Page) => page.getByRole('list', { name: 'Products' })
/** An address without a page of its own has status 404, from which the shop's script leads on. */
test.use({ allowed: [/answered 404.*(?:an-older-name|no-such-page)/] })

const filterButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test.describe('a tea shop', { tag: '@full' }, () => {
  test.beforeAll(async () => {
    test.setTimeout(300_000)
    shop = await openShop('tea', [1008, 1043, 1057, 1064, 1134, 1211, 1260])
  })
  test.afterAll(() => shop?.close())

  test('has a home page that moves nothing while files are late, at 360 px', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await page.addInitScript(recordLayoutShifts)
    await delayFiles(page)
    await page.goto(at('/'), { waitUntil: 'networkidle' })
    await page.evaluate(() => document.fonts.ready)
    await nextFrames(page)
    const { sum, details } = await layoutShifts(page)
    // Text may move by a pixel where a late font is wider.
    expect(sum, details).toBeLessThan(0.005)
  })

  test('has its own name, categories within categories, and prices in euros', async ({ page }) => {
    await page.goto(at('/'))
    await expect(page).toHaveTitle(/Parcel & Leaf/)
    await waitUntilAlive(page)
    await filterButton(page, 'Teaware, 15').click()
    await expect(page.getByText('Showing 15 of 15 products in Teaware')).toBeVisible()
    await page
      .getByRole('group', { name: 'Filter within Teaware' })
      .getByRole('button', { name: 'Cups, 8' })
      .click()
    await expect(page).toHaveURL(at('/?category=Cups'))
    await expect(page.getByText('Showing 8 of 8 products in Cups')).toBeVisible()
    await expect(filterButton(page, 'Teaware, 15')).toHaveAttribute('aria-pressed', 'true')
    await card(page, 'Blue Ring Mug')
      .getByRole('button', { name: /^Add to Cart/ })
      .click()
    await page.getByRole('button', { name: 'Cart, 1 item' }).click()
    await waitUntilDialogRests(page)
    await expect(page.getByRole('dialog')).toContainText('Total: €14.00')
    await page.keyboard.press('Escape')
    await page.goBack()
    await expect(page.getByText('Showing 15 of 15 products in Teaware')).toBeVisible()
  })

  test('keeps filters, choices and the cart where the language is switched', async ({ page }) => {
    const language = (name: string) => page.getByRole('contentinfo').getByRole('link', { name })
    await page.goto(at('/products?weight=100-g'))
    await waitUntilAlive(page)
    await language('Français').click()
    await expect(page).toHaveURL(at('/fr/products?weight=100-g'))
    await expect(page.getByRole('button', { name: /Poids.*100 g/ }).first()).toBeVisible()
    await page.goto(at('/product/matcha-bowl-1260?glaze=night'))
    await waitUntilAlive(page)
    await page
      .getByRole('region', { name: 'Buy' })
      .getByRole('button', { name: /^Add to Cart/ })
      .click()
    await language('Français').click()
    await expect(page.getByRole('radio', { name: /^Nuit/ })).toBeChecked()
    await page.getByRole('button', { name: /1 article/ }).click()
    await expect(page.getByRole('dialog')).toContainText('Nuit, S')
    await expect(page.getByRole('dialog')).toContainText('36,00')
  })

  test('has no image, portrait or testimonial of another shop', async ({ page, request }) => {
    await page.goto(at('/'))
    await waitUntilAlive(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tea, well packed.')
    await expect(page.getByRole('heading', { name: 'What our customers say' })).toHaveCount(0)
    await expect(page.locator('img[src*="hero"], link[imagesrcset*="hero"]')).toHaveCount(0)
    for (const name of ['hero-wide', 'person-1', '1-front', 'sold-out'])
      expect((await request.get(at(`/pictures/${name}.avif`))).status(), name).toBe(404)
  })

  test('opens a bookmark of a nested category at the address of its page, with both lines of links', async ({
    page,
  }) => {
    await page.goto(at('/products?category=green-tea'))
    await expect(page).toHaveURL(at('/category/tea/green'))
    await expect(page.getByText('Showing 8 of 8 products in Green tea')).toBeVisible()
    for (const name of ['Tea, 25', 'Green tea, 8'])
      await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toHaveAttribute(
        'aria-current',
        'page',
      )
  })

  test('has slugs in its addresses, and leads other addresses of a product to them', async ({ page }) => {
    const own = at('/product/sencha-of-the-valley-1057')
    const heading = page.getByRole('heading', { level: 1 })
    for (const path of ['/product/1057', '/product/an-older-name-1057?lab=no']) {
      await page.goto(at(path))
      await expect(heading).toHaveText('Sencha of the Valley')
      await expect(page).toHaveURL(own)
    }
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      'https://parcel-and-leaf.example.com/product/sencha-of-the-valley-1057',
    )
    const facts = await page.locator('script[type="application/ld+json"]').textContent()
    expect(facts).toContain('"priceCurrency":"EUR"')
    expect(facts).not.toContain('aggregateRating')
    await page.goto(at('/product/golden-yunnan-滇红-1043'))
    await expect(heading).toHaveText('Golden Yunnan 滇红')
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      /golden-yunnan-%E6%BB%87%E7%BA%A2-1043$/,
    )
    await page.goto(at('/products?category=Tea'))
    await waitUntilAlive(page)
    await card(page, 'Gunpowder No. 1').getByRole('heading').getByRole('link').click()
    await expect(page).toHaveURL(at('/product/gunpowder-no-1-1064'))
  })

  test('reads a category’s slug, and names the categories above a product', async ({ page }) => {
    await page.goto(at('/products?category=tisanes'))
    await expect(page).toHaveURL(at('/category/tea/tisanes'))
    await page.goto(at('/product/sencha-of-the-valley-1057'))
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link')
    await expect(crumbs).toHaveText(['Products', 'Tea', 'Green tea'])
    const facts = await page.locator('script[type="application/ld+json"]').textContent()
    expect(facts).toMatch(/"position":2,"name":"Tea".*"position":3,"name":"Green tea".*"position":4/)
  })

  test('shows its own categories on the page for unknown addresses', async ({ page }) => {
    await page.goto(at('/no-such-page'))
    await waitUntilAlive(page)
    await expect(page.getByText('Tea and Teaware.')).toBeVisible()
    await page.getByRole('list', { name: 'Categories' }).getByRole('link', { name: 'Teaware' }).click()
    await expect(page.getByText('Showing 15 of 15 products in Teaware')).toBeVisible()
  })

  test('has pages of its own, which need no script', async ({ browser, request }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(at('/terms'))
    await expect(page).toHaveTitle('Terms – Parcel & Leaf')
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      'https://parcel-and-leaf.example.com/terms',
    )
    const text = page.getByRole('main')
    await expect(text.getByRole('heading', { level: 1 })).toHaveText('Terms')
    await expect(text.locator('a[href^="https:"]')).toHaveAttribute('rel', 'external noreferrer')
    await text.getByRole('link', { name: 'Delivery' }).click()
    await expect(page).toHaveURL(at('/shipping#what-it-costs'))
    await expect(text.getByRole('columnheader')).toHaveText(['To', 'Cost', 'Free from', 'Working days'])
    await page.getByRole('contentinfo').getByRole('link', { name: 'Imprint' }).click()
    await expect(page).toHaveURL(at('/imprint'))
    await context.close()
    const sitemap = await (await request.get(at('/sitemap.xml'))).text()
    for (const name of ['imprint', 'privacy', 'shipping', 'terms'])
      expect(sitemap).toContain(`/${name}</loc>`)
    expect((await request.get(at('/terms/nothing'))).status()).toBe(404)
  })

  test('opens its own pages without a load of the document', async ({ page }) => {
    await page.goto(at('/products'))
    await waitUntilAlive(page)
    await page.evaluate(() => document.documentElement.setAttribute('data-visit', 'same'))
    await page.getByRole('banner').getByRole('link', { name: 'Shipping' }).click()
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('Shipping')
    await expect(heading).toBeFocused()
    await expect(page).toHaveTitle('Shipping – Parcel & Leaf')
    await page.getByRole('main').getByRole('link', { name: 'terms' }).click()
    await expect(page).toHaveURL(at('/terms#returns'))
    await expect(page.getByRole('heading', { name: 'Returns' })).toBeFocused()
    await page.goBack()
    await expect(heading).toHaveText('Shipping')
    await page.getByRole('link', { name: 'all teaware' }).click()
    await expect(page.getByText('Showing 15 of 15 products in Teaware')).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-visit', 'same')
  })

  test('shows a wide table, an image and the menu’s links on a narrow phone', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(at('/shipping'))
    await waitUntilAlive(page)
    const banner = page.getByRole('banner')
    await banner.getByRole('button', { name: 'Menu', exact: true }).click()
    for (const name of ['Shipping', 'Terms', 'Privacy', 'Imprint'])
      await expect(banner.getByRole('link', { name })).toBeVisible()
    await page.keyboard.press('Escape')
    const image = page.getByRole('img', { name: 'A brown teapot' })
    await image.scrollIntoViewIfNeeded()
    await expect(image).toHaveJSProperty('complete', true)
    const tooWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth
    expect(await page.evaluate(tooWide)).toBe(false)
    await expectNoAxeViolations(page)
  })

  test('has room for French words in header and footer, and the images of its French pages', async ({
    page,
  }) => {
    for (const width of [1024, 1040, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(at('/fr/shipping'))
      await waitUntilAlive(page)
      const navigation = page.getByRole('banner').getByRole('navigation')
      const hidden = await navigation.evaluate((nav) => nav.scrollWidth - nav.clientWidth)
      expect(hidden, `px of links that need scrolling at ${width}`).toBe(0)
      const address = page.getByRole('contentinfo').getByRole('textbox')
      expect(
        (await address.boundingBox())?.width,
        `px of the newsletter’s field at ${width}`,
      ).toBeGreaterThan(150)
      const isCut = (link: Element) => link.scrollWidth > link.clientWidth
      for (const link of await navigation.getByRole('link').all())
        expect(await link.evaluate(isCut), `${await link.textContent()} at ${width}`).toBe(false)
      const overflow = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'
      expect(await page.evaluate(overflow), `overflow at ${width}`).toBeLessThanOrEqual(0)
      const language = page.getByRole('contentinfo').getByRole('link', { name: 'Français' })
      expect((await language.boundingBox())?.height, `one line at ${width}`).toBeLessThan(50)
    }
    const image = page.getByRole('main').getByRole('img')
    await image.scrollIntoViewIfNeeded()
    await expect(image).not.toHaveJSProperty('naturalWidth', 0)
  })

  test('draws a description with its structure', async ({ page }) => {
    await page.goto(at('/product/sencha-of-the-valley-1057'))
    const panel = page.getByRole('tabpanel', { name: 'Description' })
    await expect(panel.getByRole('heading', { level: 2, name: 'How to make it' })).toBeVisible()
    await expect(panel.getByRole('listitem')).toHaveCount(3)
    await expect(panel.getByRole('columnheader', { name: 'Cups' })).toBeVisible()
    await expect(panel.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/#contact')
  })

  test('sells nothing that is sold out, and says what is short', async ({ page }) => {
    await page.goto(at('/product/lemon-verbena-1134'))
    await waitUntilAlive(page)
    await expect(page.getByText('Sold out')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Add to Cart/ })).toHaveCount(0)
    await page.goto(at('/product/irish-evening-decaf-1008'))
    await expect(page.getByText('Only 4 left')).toBeVisible()
    await page.goto(at('/products?search=Verbena'))
    await expect(card(page, 'Lemon Verbena').getByText('Sold out')).toBeVisible()
  })

  test('shows a letter for a product without an image, and no tab without content', async ({ page }) => {
    await page.goto(at('/product/strainer-fine-mesh-1211'))
    const picture = page.getByRole('region', { name: 'Pictures' }).locator('img').first()
    await expect(picture).toHaveAttribute('src', '/pictures/initial-53.svg')
    await expect(picture).toHaveJSProperty('complete', true)
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await expect(page.getByRole('tab')).toHaveText(['Specifications'])
  })

  test('offers the filters and orders that its products have, in its own words', async ({ page }) => {
    await page.goto(at('/products'))
    await waitUntilAlive(page)
    const panel = page.getByRole('region', { name: 'Filters' })
    await expect(panel.getByRole('textbox', { name: 'From, in euros' })).toBeVisible()
    await expect(panel.getByRole('toolbar', { name: 'Brand' })).toBeVisible()
    await expect(panel.getByRole('toolbar', { name: 'Rating' })).toHaveCount(0)
    await expect(panel.getByRole('searchbox', { name: 'Find a filter' })).toHaveAttribute(
      'placeholder',
      'Brand, price',
    )
    await expect(page.getByRole('combobox', { name: 'Sort by' }).getByRole('option')).toHaveText([
      'Featured',
      'Name',
      'Price, low to high',
      'Price, high to low',
      'Biggest saving',
    ])
    await panel.getByRole('textbox', { name: 'To, in euros' }).fill('€6.50')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(at('/products?max=6.5'))
    await expect(products(page).getByRole('article')).toHaveCount(7)
  })

  test('sorts by name, and drops filters and orders that it does not offer from an address', async ({
    page,
  }) => {
    await page.goto(at('/products?category=Cups&sort=name&rating=4'))
    await expect(page).toHaveURL(at('/products?category=Cups&sort=name'))
    const cards = products(page).getByRole('article')
    await expect(cards).toHaveCount(8)
    const shown = await cards.evaluateAll((all) => all.map((one) => one.ariaLabel ?? ''))
    expect(shown).toEqual(shown.toSorted(new Intl.Collator('en-IE', { numeric: true }).compare))
    await page.goto(at('/products?sort=rating'))
    await expect(page).toHaveURL(at('/products'))
  })

  test('understands its own words', async ({ page }) => {
    await page.goto(at('/products?search=tisane'))
    await expect(page.getByText('Did you mean')).toBeVisible()
    await page
      .getByRole('button', { name: /chamomile/ })
      .or(page.getByRole('link', { name: /chamomile/ }))
      .first()
      .click()
    await expect(card(page, 'Chamomile Meadow')).toBeVisible()
  })

  test('passes axe', async ({ page, eachCase }) => {
    await eachCase(
      ['/', '/category/tea/green', '/product/sencha-of-the-valley-1057', '/product/strainer-fine-mesh-1211'],
      (path) => path,
      async (path) => {
        await page.goto(at(path))
        await waitUntilAlive(page)
        await expectNoAxeViolations(page)
      },
    )
  })
})

test.describe('an empty shop', { tag: '@full' }, () => {
  test.beforeAll(async () => {
    test.setTimeout(300_000)
    shop = await openShop('empty')
  })
  test.afterAll(() => shop?.close())

  test('says so on every page, and passes axe', async ({ page }) => {
    for (const path of ['/', '/products']) {
      await page.goto(at(path))
      await waitUntilAlive(page)
      await expect(page.getByRole('heading', { name: 'This shop has no products yet.' })).toBeVisible()
      await expect(page.getByText('matching your criteria')).toHaveCount(0)
      await expect(page.getByRole('link', { name: 'Browse all products' })).toHaveCount(0)
      await expect(filterButton(page, 'All, 0')).toBeVisible()
      await expectNoAxeViolations(page)
    }
    await expect(page.getByRole('region', { name: 'Filters' })).toBeVisible()
    await expect(page.getByRole('searchbox', { name: 'Find a filter' })).toHaveCount(0)
    await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveCount(0)
    await page.goto(at('/products?search=lamp&sort=price-up'))
    await expect(page.getByText('No products found matching your criteria.')).toBeVisible()
    await expect(page.getByRole('link', { name: /^Without/ })).toHaveCount(0)
    await page.goto(at('/compare?ids=1,2'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test.describe('a shop with one product', { tag: '@full' }, () => {
  test.beforeAll(async () => {
    test.setTimeout(300_000)
    // In English: the shop itself is Japanese.
    shop = await openShop('single', [8_123_456_789_012], { folder: 'single-en', SHOP_LANGUAGE: 'en' })
  })
  test.afterAll(() => shop?.close())

  test('sells it, in yen and with an id of thirteen digits', async ({ page }) => {
    await page.goto(at('/'))
    await waitUntilAlive(page)
    await expect(page.getByText('Showing 1 of 1 products')).toBeVisible()
    await card(page, 'One Good Thing').getByRole('link').click()
    await expect(page).toHaveURL(at('/product/8123456789012'))
    await page
      .getByRole('button', { name: /^Add to Cart/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Cart, 1 item' }).click()
    await waitUntilDialogRests(page)
    await expect(page.getByRole('dialog')).toContainText(/Total:\s?[￥¥]1,200/)
    await page.keyboard.press('Escape')
    await page.goto(at('/product/8123456789012'))
    await waitUntilAlive(page)
    await expectNoAxeViolations(page)
  })
})
