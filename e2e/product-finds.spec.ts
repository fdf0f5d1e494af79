import type { Locator, Page } from '@playwright/test'
import { expectAnnounced } from './announcements.ts'
import { expect, expectNoAxeViolations, test } from './fixtures.ts'
import { shop } from './shop.ts'
import { waitUntilAlive } from './wait-until-alive.ts'
import { waitUntilDialogRests } from './wait-until-still.ts'

test('buttons, keys and the wheel zoom and move a product image', { tag: '@full' }, async ({ page }) => {
  await page.goto(shop.first.path)
  const opener = page.getByRole('button', { name: 'Zoom', exact: true })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: /^Zoom: / })
  const picture = dialog.getByRole('img')
  await expect(picture).toBeVisible()
  const width = async () => (await picture.boundingBox())?.width ?? 0
  const before = await width()
  const reset = dialog.getByRole('button', { name: 'Reset' })
  await expect(reset).toHaveAttribute('aria-disabled', 'true')

  await dialog.getByRole('button', { name: 'Zoom in' }).click()
  await expect(dialog.getByRole('status')).toHaveText('150 percent')
  await expect.poll(width).toBeCloseTo(before * 1.5, 0)
  const left = (await picture.boundingBox())?.x ?? 0
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => (await picture.boundingBox())?.x).toBeLessThan(left)
  await expect(dialog.getByRole('button', { name: 'Zoom out' })).toHaveAttribute('aria-disabled', 'false')
  await expectNoAxeViolations(page)

  await reset.click()
  await expect.poll(width).toBeCloseTo(before, 0)
  await picture.hover()
  await page.mouse.wheel(0, -300)
  await expect.poll(width).toBeGreaterThan(before * 1.5)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test(
  'arrows and buttons of the zoom show the other views of a whole image',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto(shop.first.path)
    await page.getByRole('button', { name: 'Zoom', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: /^Zoom: / })
    const picture = dialog.getByRole('img')
    await waitUntilDialogRests(page)
    await expect(picture).toHaveAttribute('alt', /front view$/)
    await page.keyboard.press('ArrowRight')
    await expect(picture).toHaveAttribute('alt', /close-up$/)
    await page.keyboard.press('ArrowLeft')
    await expect(picture).toHaveAttribute('alt', /front view$/)
    const previous = dialog.getByRole('button', { name: 'Previous view' })
    const next = dialog.getByRole('button', { name: 'Next view' })
    await expect(previous).toHaveAttribute('aria-disabled', 'true')
    await next.click()
    await next.click()
    await next.click()
    await expect(picture).toHaveAttribute('alt', /in use$/)
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await expect(next).toBeFocused()
  },
)

for (const [width, height] of [
  [390, 844],
  [844, 390],
  [1280, 800],
] as const) {
  test(
    `the zoom shows an image larger than the page does, at ${width} × ${height}`,
    { tag: width === 390 ? [] : '@full' },
    async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.goto(shop.first.path)
      const onPage = await page
        .getByRole('region', { name: 'Pictures' })
        .getByRole('img')
        .first()
        .boundingBox()
      await page.getByRole('button', { name: 'Zoom', exact: true }).click()
      const picture = page.getByRole('dialog', { name: /^Zoom: / }).getByRole('img')
      await expect(picture).toHaveJSProperty('naturalWidth', 1600)
      expect((await picture.boundingBox())?.width).toBeGreaterThan(onPage?.width ?? Infinity)
    },
  )
}

test(
  'a product page links to its list neighbours, to related products and to viewed products',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto(`/products?${shop.category.query}`)
    const line = page.getByText(/^Showing \d+ of \d+ products in /)
    await waitUntilAlive(page)
    const total = / of (\d+)/.exec(await line.innerText())?.[1]
    const cards = page.getByRole('list', { name: 'Products' }).getByRole('link')
    await cards.nth(1).click()
    const listNavigation = page.getByRole('navigation', { name: 'In this list' })
    await expect(listNavigation).toContainText(`2 of ${total}`)
    await expect(page).toHaveURL(shop.productAddress)

    await listNavigation.getByRole('link', { name: /^Next: / }).click()
    await expect(listNavigation).toContainText(`3 of ${total}`)
    await page.reload()
    await waitUntilAlive(page)
    await expect(listNavigation).toContainText(`3 of ${total}`)
    await listNavigation.getByRole('link', { name: /^Previous: / }).click()
    await expect(listNavigation).toContainText(`2 of ${total}`)
    await listNavigation.getByRole('link', { name: /^Previous: / }).click()
    await expect(listNavigation).toContainText(`1 of ${total}`)
    await expect(listNavigation.getByRole('link', { name: /^Previous: / })).toHaveCount(0)

    const viewed = page.getByRole('region', { name: 'Recently viewed' })
    await viewed.scrollIntoViewIfNeeded()
    await expect(viewed.getByRole('link')).toHaveCount(2)
    const like = page.getByRole('region', { name: 'You may also like' })
    const cut = () => like.getByRole('list').evaluate((list) => list.scrollWidth - list.clientWidth)
    expect(await cut(), 'px of the row beyond its end').toBe(0)
    await page.setViewportSize({ width: 320, height: 640 })
    const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(await sideways()).toBeLessThanOrEqual(0)
    const clear = viewed.getByRole('button', { name: 'Clear' })
    // The bar at the foot of the window covers what is below it.
    await clear.evaluate((button) => button.scrollIntoView({ block: 'center' }))
    await expectNoAxeViolations(page)
    await clear.click()
    await expect(viewed).toHaveCount(0)
    await expectAnnounced(page, 'Recently viewed products cleared')

    const other = like.getByRole('link').first()
    const address = String(await other.getAttribute('href'))
    await other.click()
    await expect(page).toHaveURL(address)
    await expect(like.getByRole('link').first()).not.toHaveAttribute('href', address)
    await expect(listNavigation).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Recently viewed' }).getByRole('link')).toHaveCount(0)
  },
)

test(
  'no blank line is below a name of one line, neither on a card nor in a row of products',
  { tag: '@full' },
  async ({ page }) => {
    /** Px from the last line of each name to the text after it. */
    const gapsOf = (names: Locator) =>
      names.evaluateAll((all) =>
        all.map((name) => {
          const range = document.createRange()
          range.selectNodeContents(name)
          const next = (name.closest('h3') ?? name).nextElementSibling
          return (next?.getBoundingClientRect().top ?? Infinity) - range.getBoundingClientRect().bottom
        }),
      )
    await page.goto('/products?search=Garden+Product+198')
    await expect(page.getByRole('article')).toHaveCount(1)
    const [below = Infinity] = await gapsOf(page.locator('article h3 a > span:last-child'))
    expect(below).toBeLessThan(12)

    await page.goto('/product/1')
    await waitUntilAlive(page)
    const row = page.getByRole('region', { name: 'You may also like' })
    await row.scrollIntoViewIfNeeded()
    const gaps = await gapsOf(row.locator('a > span:last-child > span:first-child'))
    expect(gaps).toHaveLength(6)
    expect(Math.max(...gaps)).toBeLessThan(12)
  },
)

/** Name and address at the top of a printed page. */
const letterhead = (page: Page) => page.evaluate(() => getComputedStyle(document.body, '::before').content)

test('a printed product page has the shop’s address and all its texts, dark on white, and no controls', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(shop.first.path)
  await page.waitForLoadState('networkidle')
  await page.emulateMedia({ media: 'print' })
  expect(await letterhead(page)).toContain(shop.name)
  expect(await letterhead(page)).toContain(shop.street)
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('heading', { level: 2, name: 'Specifications' })).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
  const picture = await page.getByRole('region', { name: 'Pictures' }).getByRole('img').first().boundingBox()
  expect(picture?.width, 'px of the picture, 8 cm').toBeLessThan(310)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(21, 32, 27)')
})

test('a printed cart has its products, quantities and total', { tag: '@full' }, async ({ page }) => {
  await page.goto(shop.first.path)
  await page.waitForLoadState('networkidle')
  const add = page
    .getByRole('main')
    .getByRole('button', { name: /^Add to Cart, / })
    .first()
  await add.click()
  await add.click()
  await page.getByRole('button', { name: 'Cart, 2 items' }).click()
  const cart = page.getByRole('dialog', { name: /^Shopping Cart/ })
  await expect(cart).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(cart.getByRole('button')).toHaveCount(0)
  await expect(cart.getByRole('group', { name: /^Quantity of / })).toBeVisible()
  await expect(cart.getByRole('group', { name: /^Quantity of / })).toHaveText('2')
  await expect(cart.getByText('Total:')).toBeVisible()
  expect(await letterhead(page)).toContain(shop.name)
  await expect(page.getByRole('main')).toBeHidden()
})
