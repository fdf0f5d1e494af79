import type { Page } from '@playwright/test'
import { expectAnnounced } from './announcements.ts'
import { expect, expectNoAxeViolations, test } from './fixtures.ts'
import { shop } from './shop.ts'
import { filtersPanel as panel, filtersToggle as toggle, openFilters } from './open-filters.ts'
import { holdFiles, scripts } from './hold-files.ts'
import { waitUntilAlive } from './wait-until-alive.ts'
import { waitUntilDialogRests } from './wait-until-still.ts'

const choice = (page: Page, group: string, name: string | RegExp) =>
  panel(page).getByRole('toolbar', { name: group, exact: true }).getByRole('button', { name })
const line = (page: Page) => page.getByText(/^Showing /)
const chips = (page: Page) => page.getByRole('group', { name: 'Filters in use' })

/** The number on a button such as 'Under $25 9 products', once the counts are up to date. */
async function countOn(page: Page, button: ReturnType<typeof choice>): Promise<string> {
  await expect(panel(page).locator('[aria-busy]')).toHaveAttribute('aria-busy', 'false')
  return /([\d,]+) products?$/.exec((await button.textContent()) ?? '')?.[1] ?? 'nothing'
}

test(
  'a filter shows as many products as its button says, its chip removes it, and Back restores it',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/products')
    await waitUntilAlive(page)
    await openFilters(page)
    const cheap = choice(page, 'Price ranges', shop.cheap.label)
    const count = await countOn(page, cheap)
    await cheap.click()
    await expect(page).toHaveURL(`/products?max=${shop.cheap.max}`)
    await expect(line(page)).toHaveText(`Showing ${count} of ${count} products`)
    await expect(cheap).toHaveAttribute('aria-pressed', 'true')
    await expectAnnounced(page, /^\d+ products, \d+ fewer$/)

    const sale = choice(page, 'Offers', /^On sale/)
    const both = await countOn(page, sale)
    await sale.click()
    await expect(page).toHaveURL(`/products?max=${shop.cheap.max}&sale=true`)
    await expect(line(page)).toHaveText(`Showing ${both} of ${both} products`)

    await page.keyboard.press('Escape')
    await expect(panel(page)).toHaveCount(0)
    await chips(page)
      .getByRole('button', { name: `${shop.cheap.label}, remove` })
      .click()
    await expect(page).toHaveURL('/products?sale=true')
    await expect(chips(page).getByRole('button', { name: 'On sale, remove' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/products')
    await expect(page.getByRole('group', { name: 'Results' })).toBeFocused()
    await expect(chips(page)).toHaveCount(0)

    await page.goBack()
    await expect(page).toHaveURL('/products?sale=true')
    await page.goBack()
    await expect(page).toHaveURL(`/products?max=${shop.cheap.max}&sale=true`)
    await expect(line(page)).toHaveText(`Showing ${both} of ${both} products`)
  },
)

test(
  'a bookmark restores filters and order, and a value without products is disabled',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto(`/products?${shop.otherCategory.query}&rating=4.5&sort=price-down`)
    await expect(chips(page).getByRole('button', { name: 'Rated 4.5 and up, remove' })).toBeVisible()
    await expect(line(page)).toContainText(`in ${shop.otherCategory.label}`)
    const readPrices = () =>
      page
        .locator('article')
        .evaluateAll((cards) =>
          cards.map((card) => Number(/\$(\d+(?:\.\d+)?)/.exec(card.textContent ?? '')?.[1])),
        )
    await expect(async () => {
      const prices = await readPrices()
      expect(prices.length).toBeGreaterThan(1)
      expect(prices).toEqual(prices.toSorted((a, b) => b - a))
    }).toPass()
    await openFilters(page)
    await expect(page.getByLabel('Sort by')).toHaveValue('price-down')
    const none = choice(page, 'Brand', /^Fennwick 0 products/)
    await expect(none).toHaveAttribute('aria-disabled', 'true')
    const address = page.url()
    await none.click({ force: true })
    await expectAnnounced(page, /^No products by/)
    expect(page.url()).toBe(address)
  },
)

test(
  'prices are set by keys and by typing, and Clear all keeps the search',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/products?search=e')
    await waitUntilAlive(page)
    await openFilters(page)
    const lowest = panel(page).getByRole('slider', { name: 'Lowest price' })
    await expect(lowest).toBeVisible()
    await lowest.focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL(/min=\d+/)
    const to = panel(page).getByLabel('To, in dollars')
    await to.fill('cheap')
    await to.press('Enter')
    await expect(panel(page).getByRole('alert')).toBeVisible()
    await to.fill('$100')
    await to.press('Enter')
    await expect(page).toHaveURL(/max=100(&|$)/)
    await expect(panel(page).getByRole('alert')).toHaveCount(0)
    await expect(to).toBeFocused()
    await expect(chips(page).getByRole('button', { name: /^\$\d+ to \$100, remove$/ })).toBeVisible()
    await page.getByRole('button', { name: 'Clear all' }).click()
    await expect(page).toHaveURL('/products?search=e')
    await expect(page.getByRole('group', { name: 'Results' })).toBeFocused()
    await toggle(page).click()
    await expect(panel(page)).toHaveCount(0)
  },
)

test(
  'an empty result links to the results without a condition, with their number',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto(`/products?${shop.few.absentFrom.query}&search=${shop.few.search}`)
    await expect(
      page.getByRole('heading', { name: 'No products found matching your criteria.' }),
    ).toBeVisible()
    await expect(page.getByText('Try adjusting your search or category filter.')).toBeVisible()
    const way = page.getByRole('link', { name: new RegExp(`^Without ${shop.few.absentFrom.label}: `) })
    const count = /: (\d+) product/.exec((await way.textContent()) ?? '')?.[1]
    await way.click()
    await expect(page).toHaveURL(`/products?search=${shop.few.search}`)
    await expect(line(page)).toContainText(`Showing ${count} of ${count} products`)
    await expect(page.getByRole('group', { name: 'Results' })).toBeFocused()
  },
)

test(
  'the home page offers the spelling of the catalogue for a misspelt word',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto(`/?search=${shop.few.misspelt}`)
    await page.getByRole('link', { name: new RegExp(`^${shop.few.search} \\d+ products$`) }).click()
    await expect(page).toHaveURL(`/?search=${shop.few.search}`)
    const marked = page
      .locator('#products h3 span')
      .filter({ hasText: new RegExp(`^${shop.few.search}$`, 'i') })
    await expect(marked.first()).toBeVisible()
  },
)

test(
  'plain words offer the filters that they mean, and stay the search until the offer is pressed',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/products')
    await page.getByRole('searchbox', { name: 'Search products' }).fill(shop.plainWords.typed)
    await expect(page).toHaveURL(`/products?${shop.plainWords.query}`)
    const offer = page.getByRole('link', { name: shop.plainWords.offer })
    const count = / (\d+) product/.exec((await offer.textContent()) ?? '')?.[1]
    await expect(page).toHaveURL(`/products?${shop.plainWords.query}`)
    await offer.click()
    await expect(page).toHaveURL(shop.plainWords.address)
    await expect(line(page)).toHaveText(
      `Showing ${count} of ${count} products in ${shop.plainWords.category}`,
    )
    await expect(page.getByRole('searchbox', { name: 'Search products' })).toHaveValue('')
  },
)

test(
  'of 100,000 sorted products a filter leaves as many as its button says',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/products?size=100000&sort=price-up')
    await expect(line(page)).toHaveText('Showing 99,995 of 99,995 products')
    await openFilters(page)
    const high = choice(page, 'Rating', /^4\.5 and up/)
    const count = await countOn(page, high)
    await high.click()
    await expect(line(page)).toHaveText(`Showing ${count} of ${count} products`)
  },
)

test(
  'the sort order is chosen beside the filters, before and after the script has loaded',
  { tag: '@phone' },
  async ({ page }) => {
    const release = await holdFiles(page, scripts)
    await page.goto('/products', { waitUntil: 'commit' })
    const order = page.getByLabel('Sort by')
    await order.focus()
    await order.selectOption('Price, high to low')
    release()
    await expect(page).toHaveURL('/products?sort=price-down')
    await expect(order).toHaveValue('price-down')
    await page.goBack()
    await expect(page).toHaveURL('/products')
    await expect(order).toHaveValue('')
    await order.selectOption('Biggest saving')
    await expect(page).toHaveURL('/products?sort=saving')
  },
)

test(
  'a sort order that is set without a press or focus changes the list',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/products')
    await waitUntilAlive(page)
    await page.getByLabel('Sort by').selectOption('price-down')
    await expect(page).toHaveURL('/products?sort=price-down')
  },
)

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the filters fill the window, and their count stays in view', { tag: '@full' }, async ({ page }) => {
    await page.goto('/products?sort=price-up')
    await waitUntilAlive(page)
    await toggle(page).click()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await expect(sheet.getByRole('heading', { name: 'Filters' })).toBeFocused()
    const show = sheet.getByRole('button', { name: /^Show [\d,]+ products$/ })
    await expect(show).toHaveText(`Show ${shop.total} products`)
    await sheet.getByRole('button', { name: /^On sale/ }).click()
    await expect(show).not.toHaveText(`Show ${shop.total} products`)
    await expect(show).toBeInViewport({ ratio: 1 })
    const count = /\d+/.exec((await show.textContent()) ?? '')?.[0]
    await expectAnnounced(page, new RegExp(`^${count} products, `))
    await sheet.getByRole('button', { name: 'Clear all' }).click()
    await expect(show).toHaveText(`Show ${shop.total} products`)
    await expect(page).toHaveURL('/products?sort=price-up')
    await expectAnnounced(page, new RegExp(`^${shop.total} products, `))
    await sheet.getByRole('button', { name: 'Clear all' }).click()
    await expectAnnounced(page, 'No filters in use')
    await show.click()
    await expect(sheet).toHaveCount(0)
    await expect(page.getByRole('group', { name: 'Results' })).toBeFocused()
    await toggle(page).click()
    await waitUntilDialogRests(page)
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
    await expect(toggle(page)).toBeFocused()
  })

  test('the products stay where they are while the filters load', { tag: '@full' }, async ({ page }) => {
    await page.goto('/products')
    await waitUntilAlive(page)
    await toggle(page).focus()
    await expect(page.locator('[data-dehydrated]').filter({ has: toggle(page) })).toHaveCount(0)
    const release = await holdFiles(page, scripts)
    const before = await line(page).boundingBox()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Loading…')).toBeVisible()
    expect(await line(page).boundingBox()).toEqual(before)
    release()
    await expect(panel(page)).toBeVisible()
  })

  test(
    'several chips are in one line, which scrolls to the one with the focus beside Clear all',
    { tag: '@full' },
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await page.goto('/products?sale=true&rating=4&min=5&max=150')
      await waitUntilAlive(page)
      const buttons = chips(page).getByRole('button')
      await expect(buttons).toHaveCount(4)
      // Without their transforms, which grow the chips as they appear.
      const tops = await buttons.evaluateAll((all: HTMLElement[]) => all.map((one) => one.offsetTop))
      expect(new Set(tops).size).toBe(1)
      const clear = buttons.last()
      await expect(clear).toHaveText('Clear all')
      await expect(clear).toBeInViewport({ ratio: 1 })
      await expect(buttons.nth(2)).not.toBeInViewport({ ratio: 1 })
      await buttons.first().focus()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await expect(buttons.nth(2)).toBeFocused()
      await expect(buttons.nth(2)).toBeInViewport({ ratio: 1 })
      await expect(clear).toBeInViewport({ ratio: 1 })
      await page.keyboard.press('Tab')
      await expect(clear).toBeFocused()
    },
  )

  test(
    'a chip of a long word is one line high, and its name has the whole word',
    { tag: '@full' },
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      const word = `L${'o'.repeat(298)}g`
      await page.goto(`/products?brand=${word}`)
      const chip = chips(page).getByRole('button', { name: `${word}, remove`, exact: true })
      await expect(chip).toBeInViewport({ ratio: 1 })
      const height = () => chip.evaluate((button: HTMLElement) => button.offsetHeight)
      expect(await height()).toBe(44)
    },
  )

  test('typed text stays in the filters when 390 px become 1280 px', { tag: '@full' }, async ({ page }) => {
    await page.goto('/products')
    await waitUntilAlive(page)
    await openFilters(page)
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    const find = sheet.getByRole('searchbox', { name: 'Find a filter' })
    await find.fill('fe')
    await page.setViewportSize({ width: 1280, height: 844 })
    await expect(find).toBeVisible()
    await expect(find).toHaveValue('fe')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
    await expect(toggle(page)).toBeFocused()
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true')
    await expect(page.getByRole('region', { name: 'Filters' })).toBeVisible()
  })
})

test(
  'typed text stays in the filters when 1280 px become 390 px and 1280 px again',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 844 })
    await page.goto('/products')
    await waitUntilAlive(page)
    const find = panel(page).getByRole('searchbox', { name: 'Find a filter' })
    await find.fill('fe')
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(panel(page)).toHaveCount(0)
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false')
    await page.setViewportSize({ width: 1280, height: 844 })
    await expect(find).toHaveValue('fe')
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true')
  },
)

test.describe('in both themes', () => {
  test.use({ reducedMotion: 'reduce' })

  test(
    'axe finds no violations in the open panel, the chips and the links of an empty result',
    { tag: ['@phone', '@full'] },
    async ({ page }) => {
      test.slow()
      const expectNone = async () => {
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
          await expectNoAxeViolations(page)
        }
      }
      await page.goto('/products?search=lamp&max=99.99&brand=Lindenhall&sort=rating')
      await waitUntilAlive(page)
      await openFilters(page)
      await expect(choice(page, 'Brand', /^Lindenhall/)).toHaveAttribute('aria-pressed', 'true')
      await expectNone()
      await page.goto('/products?search=fashion+under+%2450+hedphones&sale=true')
      await expect(page.getByRole('link', { name: /^Without / }).first()).toBeVisible()
      await expectNone()
    },
  )
})
