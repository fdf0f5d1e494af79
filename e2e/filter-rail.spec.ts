import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { holdFiles, scripts } from './hold-files.ts'
import { layoutShifts, recordLayoutShifts } from './layout-shifts.ts'
import { filtersPanel as panel, filtersToggle as toggle } from './open-filters.ts'
import { nextFrames } from './scroll-through.ts'
import { shop } from './shop.ts'
import { waitUntilAlive } from './wait-until-alive.ts'
import { followRequests } from './follow-requests.ts'

declare global {
  interface Window {
    /** Whether the filters had a box in each painted frame. */
    hadPanel: boolean[]
  }
}

const row = (page: Page, name: RegExp) => panel(page).getByRole('button', { name })
const isHydrated = (page: Page) => page.locator('#product-filters > [data-dehydrated]').count()

/** Before the page's own scripts: records in which frames the filters are visible. */
function recordPanel(): void {
  window.hadPanel = []
  const look = () => {
    const filters = document.getElementById('product-filters')
    if (filters) window.hadPanel.push(filters.checkVisibility())
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('until the products of a query are there, the filters have headings, and no values of others', async ({
    page,
  }) => {
    await holdFiles(page, scripts)
    await page.goto('/products?search=e', { waitUntil: 'commit' })
    await expect(page.getByRole('contentinfo')).toBeAttached()
    const filters = page.locator('#product-filters')
    await expect(filters.getByText('Offers', { exact: true })).toBeVisible()
    await expect(filters.locator('button', { hasText: /^On sale/ })).toBeHidden()
    await expect(filters.locator('button[aria-pressed]:visible')).toHaveCount(0)
  })

  test('the filters are open with their counts before any script, and an untouched page fetches none', async ({
    page,
  }) => {
    const untilIdle = followRequests(page)
    const release = await holdFiles(page, scripts)
    await page.goto('/products', { waitUntil: 'commit' })
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true')
    await expect(row(page, /^On sale/)).toBeVisible()
    const counted = await row(page, /^On sale/).textContent()
    expect(counted).toMatch(/\d products$/)
    const box = await panel(page).boundingBox()
    const card = await page.locator('article').first().boundingBox()
    expect((box?.x ?? Infinity) + (box?.width ?? Infinity)).toBeLessThan(card?.x ?? 0)
    release()
    await waitUntilAlive(page)
    await untilIdle()
    expect(await isHydrated(page)).toBe(1)
    await row(page, /^On sale/).hover()
    await expect.poll(() => isHydrated(page)).toBe(0)
    await expect(row(page, /^On sale/)).toHaveText(counted ?? '')
  })

  test(
    'the filters scroll within their edge, below their title, whose icon ends where the fields do',
    { tag: '@full' },
    async ({ page }) => {
      await page.goto('/products')
      await waitUntilAlive(page)
      await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
      const box = await panel(page).boundingBox()
      expect((box?.y ?? NaN) + (box?.height ?? NaN)).toBeLessThanOrEqual(900)
      const ends = await panel(page).evaluate((section) =>
        ['svg', 'input'].map((one) => section.querySelector(one)?.getBoundingClientRect().right ?? NaN),
      )
      expect(ends[0]).toBeCloseTo(ends[1] ?? NaN, 0)
      await panel(page).getByRole('button').last().scrollIntoViewIfNeeded()
      await expect(panel(page).getByRole('heading', { name: 'Filters' })).toBeInViewport({ ratio: 1 })
      expect(await panel(page).boundingBox()).toEqual(box)
    },
  )

  test(
    'a filter that is pressed before the script has loaded is applied once it has',
    { tag: '@full' },
    async ({ page }) => {
      const release = await holdFiles(page, scripts)
      await page.goto('/products', { waitUntil: 'commit' })
      await row(page, /^On sale/).click()
      release()
      await expect(page).toHaveURL('/products?sale=true')
      await expect(row(page, /^On sale/)).toHaveAttribute('aria-pressed', 'true')
    },
  )

  test(
    'a price that is typed before the script has loaded is applied once the field is left',
    { tag: '@full' },
    async ({ page }) => {
      const release = await holdFiles(page, scripts)
      await page.goto('/products', { waitUntil: 'commit' })
      const to = panel(page).getByLabel(/^To, in /)
      await to.fill(shop.cheap.max)
      release()
      await expect.poll(() => isHydrated(page)).toBe(0)
      await expect(to).toHaveValue(shop.cheap.max)
      await to.press('Tab')
      await expect(page).toHaveURL(`/products?max=${shop.cheap.max}`)
    },
  )

  test(
    'closed filters stay closed after a reload, from the first frame on and without a layout shift',
    { tag: '@full' },
    async ({ page }) => {
      await page.addInitScript(recordLayoutShifts)
      await page.addInitScript(recordPanel)
      await page.goto('/products')
      await waitUntilAlive(page)
      await panel(page).getByRole('button', { name: 'Close filters' }).click()
      await expect(panel(page)).toHaveCount(0)
      await expect(toggle(page)).toBeFocused()
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false')
      const untilIdle = followRequests(page)
      // With a query that has no prepared answer, the browser renders the page.
      for (const address of ['/products?sale=true', '/products', `/products?${shop.category.query}`]) {
        const release = await holdFiles(page, scripts)
        await page.goto(address, { waitUntil: 'commit' })
        await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false')
        release()
        await waitUntilAlive(page)
        await untilIdle()
        await nextFrames(page)
        await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false')
        const hadPanel = await page.evaluate(() => window.hadPanel)
        const { sum, details } = await layoutShifts(page)
        expect(hadPanel.length, address).toBeGreaterThan(1)
        expect(hadPanel, address).not.toContain(true)
        expect(sum, `${address} ${details}`).toBeLessThan(0.005)
      }
      await toggle(page).click()
      await expect(panel(page).getByRole('heading', { name: 'Filters' })).toBeFocused()
      await page.reload()
      await expect(panel(page)).toBeVisible()
    },
  )

  test(
    'an address with a filter shows no values until they are right, and moves nothing',
    { tag: '@full' },
    async ({ page }) => {
      await page.addInitScript(recordLayoutShifts)
      await page.addInitScript(recordPanel)
      const release = await holdFiles(page, scripts)
      await page.goto(`/products?max=${shop.cheap.max}`, { waitUntil: 'commit' })
      await expect(panel(page).getByRole('heading', { name: 'Filters' })).toBeVisible()
      await expect(row(page, /./).filter({ hasText: 'On sale' })).toHaveCount(0)
      await expect(panel(page).locator('input:visible')).toHaveCount(0)
      release()
      const cheap = panel(page).getByRole('button', { name: shop.cheap.label })
      await expect(cheap).toHaveAttribute('aria-pressed', 'true')
      await expect(async () => {
        const total = /of (\d+) product/.exec((await page.getByText(/^Showing /).textContent()) ?? '')?.[1]
        await expect(cheap).toHaveAccessibleName(new RegExp(` ${total} products?$`), { timeout: 1000 })
      }).toPass()
      await nextFrames(page)
      const { sum, details } = await layoutShifts(page)
      expect(sum, details).toBeLessThan(0.005)
    },
  )

  test(
    'a prepared answer brings the counts of its category, and the first press elsewhere the right ones',
    { tag: '@full' },
    async ({ page }) => {
      const untilIdle = followRequests(page)
      await page.goto(`/products?${shop.category.query}`)
      await waitUntilAlive(page)
      await untilIdle()
      expect(await isHydrated(page)).toBe(1)
      const totals = async () => {
        const counts = await panel(page)
          .getByRole('toolbar', { name: 'Price ranges' })
          .getByRole('button')
          .allTextContents()
        return counts.reduce((sum, text) => sum + Number(/(\d+) products?$/.exec(text)?.[1]), 0)
      }
      const shown = async () =>
        Number(/of (\d+) product/.exec((await page.getByText(/^Showing /).textContent()) ?? '')?.[1])
      expect(await totals()).toBe(await shown())
      await page
        .getByRole('group', { name: 'Filter by category' })
        .getByRole('button', { name: /^All/ })
        .click()
      await expect.poll(totals).toBe(shop.total)
      expect(await isHydrated(page)).toBe(0)
    },
  )

  test(
    'the columns of the first paint and of the virtualizer are the same at every width',
    { tag: '@full' },
    async ({ page }) => {
      const widths = [
        [1024, 2],
        [1280, 3],
        [1440, 4],
        [1920, 5],
      ] as const
      for (const [width, columns] of widths) {
        await page.setViewportSize({ width, height: 900 })
        const release = await holdFiles(page, scripts)
        await page.goto('/products', { waitUntil: 'commit' })
        const inRow = () =>
          page.locator('li[data-index]').evaluateAll((cards) => {
            const tops = cards.map((card) => Math.round(card.getBoundingClientRect().top))
            return tops.filter((top) => top === tops[0]).length
          })
        await expect.poll(inRow, `${width} px, before the script`).toBe(columns)
        release()
        await waitUntilAlive(page)
        await page.evaluate(() => window.scrollTo({ top: 4000, behavior: 'instant' }))
        await expect(page.locator(`[data-index="${8 * columns}"]`)).toBeVisible()
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
        await expect.poll(inRow, `${width} px, with the virtualizer`).toBe(columns)
      }
    },
  )
})

test('on a phone the filters are neither visible nor focusable, and their button is collapsed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const release = await holdFiles(page, scripts)
  await page.goto('/products', { waitUntil: 'commit' })
  await expect(page.locator('#product-filters')).toBeHidden()
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false')
  release()
  await waitUntilAlive(page)
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false')
  await page.locator('main select').focus()
  await page.keyboard.press('Tab')
  await expect(page.locator('#product-filters :focus')).toHaveCount(0)
  await expect(page.getByRole('link', { name: /^Show as a list/ })).toBeFocused()
})

test.describe('without JavaScript', () => {
  test.use({
    javaScriptEnabled: false,
    allowed: [/^csp: .*\/assets\/.*\.js$/],
    viewport: { width: 1280, height: 900 },
  })

  test(
    'the catalogue page has no filters, and the products its whole width',
    { tag: '@full' },
    async ({ page }) => {
      await page.goto('/products')
      await expect(page.locator('#product-filters')).toBeHidden()
      const list = await page.getByRole('list', { name: 'Products' }).boundingBox()
      expect(list?.width).toBeGreaterThan(1100)
    },
  )
})

test(
  'a wheel over the filters scrolls the page once their own end is reached',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/products')
    await waitUntilAlive(page)
    await page.getByRole('heading', { name: 'Filters' }).hover()
    for (let turn = 0; turn < 12; turn++) {
      await page.mouse.wheel(0, 400)
      await nextFrames(page)
    }
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  },
)
