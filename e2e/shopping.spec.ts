import { expectAnnounced } from './announcements.ts'
import { expect, expectNoAxeViolations, test } from './fixtures.ts'
import { scrollThrough } from './scroll-through.ts'
import { shop } from './shop.ts'
import { waitUntilAlive } from './wait-until-alive.ts'

// The full suite repeats tests of `tests/shop` in the browser, on both screens.

test('a shopper browses, filters, searches, adds to the cart and undoes it', async ({ page }) => {
  await page.goto('/')
  await waitUntilAlive(page)
  await page.getByRole('link', { name: 'Shop Now' }).click()
  await expect(page).toHaveURL('/products')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await page.getByRole('button', { name: shop.category.button }).click()
  await expect(page).toHaveURL(`/products?${shop.category.query}`)
  await expect(
    page.getByText(
      `Showing ${shop.category.count} of ${shop.category.count} products in ${shop.category.label}`,
    ),
  ).toBeVisible()

  await page.getByRole('searchbox', { name: 'Search products' }).fill(shop.inCategory)
  await expect(page).toHaveURL(`/products?${shop.category.query}&search=${shop.inCategory}`)
  await expect(
    page.getByText(
      new RegExp(`^Showing \\d+ of \\d+ products in ${shop.category.label} matching “${shop.inCategory}”$`),
    ),
  ).toBeVisible()
  const first = page.getByRole('list', { name: 'Products' }).getByRole('listitem').first()
  const name = (await first.getByRole('link').innerText()).split('\n').at(-1)?.trim() ?? ''
  await first.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()

  const price = Number(
    (await page.getByRole('region', { name: 'Buy' }).innerText())
      .match(/[$€]([\d,.]+)/)?.[1]
      ?.replace(',', ''),
  )
  expect(price).toBeGreaterThan(0)
  await page.getByRole('button', { name: `Increase quantity of ${name}` }).click()
  // On a phone a bar has the button, too, until the panel’s own is in view.
  await page.getByRole('region', { name: 'Buy' }).getByRole('button', { name: 'Add to Cart' }).click()
  await expectAnnounced(page, `2 × ${name} added, 2 items in the cart`)

  await page.getByRole('button', { name: 'Cart, 2 items' }).click()
  const drawer = page.getByRole('dialog', { name: 'Shopping Cart, 2 items' })
  await expect(drawer.getByRole('heading', { name: 'Shopping Cart, 2 items' })).toBeFocused()
  const money = (cents: number) =>
    `${shop.currency}${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`
  await expect(page.getByRole('dialog').getByRole('paragraph').filter({ hasText: 'Total:' })).toContainText(
    money(Math.round(price * 100) * 2),
  )

  await drawer.getByRole('button', { name: `Increase quantity of ${name}` }).click()
  await expect(page.getByRole('dialog', { name: 'Shopping Cart, 3 items' })).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('paragraph').filter({ hasText: 'Total:' })).toContainText(
    money(Math.round(price * 100) * 3),
  )

  await page.getByRole('button', { name: `Remove ${name} from the cart` }).click()
  await expect(page.getByText('Your cart is empty')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('dialog', { name: 'Shopping Cart, 3 items' })).toBeVisible()

  await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
  const alert = page.getByRole('alertdialog')
  await expect(alert).toContainText('Checkout functionality will be implemented with payment gateway!')
  await alert.getByRole('button', { name: 'OK', exact: true }).click()
  await expect(alert).toBeHidden()
  await expect(page.getByRole('button', { name: 'Proceed to Checkout' })).toBeFocused()

  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Cart, 3 items' })).toBeFocused()
})

test('each page has a cart of its own, which filters do not change', { tag: '@full' }, async ({ page }) => {
  await page.goto('/products')
  await page
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click()
  await page.getByRole('button', { name: shop.otherCategory.button }).click()
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
  await page.getByRole('list', { name: 'Products' }).getByRole('link').first().click()
  await expect(page.getByRole('button', { name: 'Cart, 0 items' })).toBeVisible()
})

test(
  'the minus button of a single item removes its line and keeps the focus in the drawer',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/products')
    await page
      .getByRole('button', { name: /^Add to Cart/ })
      .nth(0)
      .click()
    await page
      .getByRole('button', { name: /^Add to Cart/ })
      .nth(1)
      .click()
    await page.getByRole('button', { name: 'Cart, 2 items' }).click()
    const drawer = page.getByRole('dialog')
    await drawer
      .getByRole('button', { name: /^Decrease .*, removes it$/ })
      .first()
      .click()
    await expect(drawer.getByRole('listitem')).toHaveCount(1)
    await expect(drawer.getByRole('listitem').getByRole('link')).toBeFocused()
  },
)

test(
  'the empty cart links to the catalogue, which can be scrolled afterwards',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto(shop.third.path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('button', { name: 'Cart, 0 items' }).click()
    const drawer = page.getByRole('dialog', { name: 'Shopping Cart, 0 items' })
    await expect(drawer.getByRole('region', { name: 'Recently viewed' })).toBeVisible()
    await expectNoAxeViolations(page)
    await drawer.getByRole('link', { name: 'Browse all products' }).click()
    await expect(page).toHaveURL('/products')
    await expect(drawer).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeFocused()
    await page.mouse.move(400, 400)
    await page.mouse.wheel(0, 900)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(400)
  },
)

test(
  'View More shows up to thirty more products and focuses the first of them',
  { tag: '@full' },
  async ({ page }) => {
    const shown = Math.min(60, shop.total)
    await page.goto('/')
    await expect(page.getByText(`Showing 30 of ${shop.total} products`)).toBeVisible()
    await page.getByRole('button', { name: `View More (${shop.total - 30} remaining)` }).click()
    await expect(page).toHaveURL('/?shown=60')
    await expect(
      page.getByRole('list', { name: 'Products' }).locator('[aria-posinset="31"]').getByRole('link'),
    ).toBeFocused()
    await expectAnnounced(page, `${shown - 30} more products loaded, showing ${shown} of ${shop.total}`)
    await expect(page.getByText(`Showing ${shown} of ${shop.total} products`)).toBeVisible()
  },
)

test(
  'a scroll through the whole result reaches the last product',
  { tag: ['@phone', '@full'] },
  async ({ page }) => {
    await page.goto('/products')
    const list = page.getByRole('list', { name: 'Products' })
    const last = list.locator(`[aria-posinset="${shop.total}"]`)
    await expect(last).toHaveCount(0)
    await scrollThrough(page)
    await last.scrollIntoViewIfNeeded()
    await expect(last).toHaveAttribute('aria-setsize', String(shop.total))
    await expect(last.getByRole('link')).toBeInViewport()
    await expect(list.getByRole('listitem').first()).not.toHaveAttribute('aria-posinset', '1')
  },
)

test('arrow keys, Home, End and Ctrl+End move from card to card', async ({ page, isMobile }) => {
  const columns = isMobile ? 1 : 3
  await page.goto('/products')
  await waitUntilAlive(page)
  const card = (position: number) => page.locator(`[aria-posinset="${position}"]`).getByRole('link')
  await card(1).focus()
  await page.keyboard.press('ArrowRight')
  await expect(card(2)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(card(2 + columns)).toBeFocused()
  await page.keyboard.press('Home')
  await expect(card(isMobile ? 3 : columns + 1)).toBeFocused()
  await page.keyboard.press('Control+End')
  await expect(card(shop.total)).toBeFocused()
  await page.keyboard.press('Control+Home')
  await expect(card(1)).toBeFocused()
})

test('a product can be saved on this device, found again and removed', { tag: '@full' }, async ({ page }) => {
  await page.goto(shop.first.path)
  const save = page.getByRole('button', { name: /^Save / })
  await save.click()
  await expect(save).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/products?saved=true')
  await expect(page.getByText('Showing 1 of 1 products')).toBeVisible()
  await page.goto(shop.first.path)
  await expect(save).toHaveAttribute('aria-pressed', 'true')
  await save.click()
  await page.goto('/products?saved=true')
  await expect(page.getByText('Nothing saved yet.')).toBeVisible()
})

test(
  'another product starts with its first image, its description and a quantity of one',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto(shop.first.path)
    await page.getByRole('button', { name: /^Show close-up/ }).click()
    await expect(page.getByRole('img', { name: /, close-up$/ })).toBeVisible()
    await page.getByRole('tab', { name: 'Specifications' }).click()
    await page.getByRole('button', { name: /^Increase quantity/ }).click()
    await expect(page.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('2')
    await page.getByRole('link', { name: 'Electronics', exact: true }).click()
    await page.locator('[aria-posinset="2"]').getByRole('link').click()
    await expect(page).toHaveURL(shop.second.path)
    await expect(page.getByRole('tab', { name: 'Description' })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('1')
    await expect(page.getByRole('img', { name: /, front view$/ })).toBeVisible()
  },
)

for (const [screen, options] of Object.entries({
  'on a desktop': { viewport: { width: 1280, height: 800 } },
  'on a phone': { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
}))
  test.describe(screen, () => {
    test.use(options)

    test(
      'the mouse wheel over the quantity scrolls the page and leaves the quantity',
      { tag: '@full' },
      async ({ page }) => {
        await page.goto(shop.first.path)
        const quantity = page.getByRole('spinbutton', { name: 'Quantity' })
        await quantity.fill('5')
        await quantity.hover()
        const top = async () => page.evaluate(() => window.scrollY)
        const before = await top()
        await page.mouse.wheel(0, 120)
        await expect.poll(top).toBeGreaterThan(before)
        await expect(quantity).toHaveValue('5')
      },
    )
  })
