import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { holdFiles } from './hold-files.ts'
import { layoutShifts, recordLayoutShifts } from './layout-shifts.ts'
import { nextFrames } from './scroll-through.ts'
import { waitUntilAlive } from './wait-until-alive.ts'
import { whenStill } from './wait-until-still.ts'

// In one column the list is 70 million px high: twice the limit of Chromium, four times that of Firefox.
const size = 300_000
/** Ids 76 to 80 do not exist. */
const count = size - 5
const oneColumn = { width: 420, height: 800 }
const fourColumns = { width: 1100, height: 800 }

/** The card in the middle of the window: its position in the list, from 1, and its top. */
const middleCard = (page: Page) =>
  page.evaluate(() => {
    const cards = [...document.querySelectorAll<HTMLElement>('li[aria-posinset]')]
    const middle = window.innerHeight / 2
    const card = cards.find((one) => one.getBoundingClientRect().bottom + 20 >= middle)
    return { position: Number(card?.ariaPosInSet), top: card?.getBoundingClientRect().top ?? Number.NaN }
  })

const cardAt = (page: Page, number: number) => page.locator(`[aria-posinset="${number}"]`)

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.getByText(/^Showing 299,995 of/)).toBeVisible()
  await page.mouse.move(200, 400)
  // The virtualizer loads at the first input; after that the page has its full height.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight))
    .toBeGreaterThan(7_000_000)
}

const jumpTo = (page: Page, share: number) =>
  page.evaluate((part) => window.scrollTo(0, document.documentElement.scrollHeight * part), share)

for (const viewport of [oneColumn, fourColumns])
  test(
    `End and the scrollbar reach every part of a large list without a layout shift, at ${viewport.width} px`,
    { tag: viewport === oneColumn ? [] : '@full' },
    async ({ page }) => {
      await page.addInitScript(recordLayoutShifts)
      await page.setViewportSize(viewport)
      await open(page, `/products?size=${size}`)
      // Until the virtualizer is there, the browser scrolls for the key.
      await expect(page.getByRole('list', { name: 'Products' })).toHaveCSS('position', 'absolute')

      await page.keyboard.press('End')
      await expect(cardAt(page, count)).toBeAttached()
      await page.locator('footer').evaluate((footer) => {
        window.scrollBy(0, footer.getBoundingClientRect().top - window.innerHeight)
      })
      await expect(cardAt(page, count).getByRole('link')).toBeInViewport()
      await expect(cardAt(page, count)).toHaveAttribute('aria-setsize', String(count))

      await jumpTo(page, 0.5)
      await expect
        .poll(async () => Math.abs((await middleCard(page)).position / count - 0.5))
        .toBeLessThan(0.001)
      await jumpTo(page, 0.1)
      await expect
        .poll(async () => Math.abs((await middleCard(page)).position / count - 0.1))
        .toBeLessThan(0.02)

      await page.keyboard.press('Home')
      await expect(cardAt(page, 1)).toBeInViewport()
      const { sum, details } = await layoutShifts(page)
      expect(sum, details).toBeLessThan(0.005)
    },
  )

test(
  'the code of the grid, fetched late, moves nothing at the end of a large list',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize(oneColumn)
    const releaseGrid = await holdFiles(page, /\/virtual-grid-[^/]*\.js$/)
    const releaseFooter = await holdFiles(page, /\/footer-[^/]*\.js$/)
    await open(page, `/products?size=${size}`)
    await jumpTo(page, 1)
    await nextFrames(page)
    releaseFooter()
    const top = () => page.locator('footer').evaluate((footer) => footer.getBoundingClientRect().top)
    await expect.poll(top).toBeGreaterThan(700)
    const before = await top()
    releaseGrid()
    await expect(cardAt(page, count)).toBeAttached()
    await nextFrames(page)
    expect(Math.abs((await top()) - before)).toBeLessThan(2)
  },
)

test(
  'a wheel step scrolls by its own pixels everywhere in a large list',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize(oneColumn)
    await open(page, `/products?size=${size}`)
    for (const share of [0.05, 0.3, 0.99]) {
      await jumpTo(page, share)
      await expect.poll(async () => (await middleCard(page)).position / count).toBeGreaterThan(share / 2)
      // Longer than the delay of the scroll map's correction at rest.
      await page.waitForFunction(() => new Promise((done) => setTimeout(() => done(true), 300)))
      for (const way of [-120, 120]) {
        const before = await middleCard(page)
        await page.mouse.wheel(0, way)
        const top = () => cardAt(page, before.position).evaluate((card) => card.getBoundingClientRect().top)
        await expect.poll(top).toBeCloseTo(before.top - way, 1)
        await page.waitForFunction(() => new Promise((done) => setTimeout(() => done(true), 300)))
        expect(await top()).toBeCloseTo(before.top - way, 1)
      }
    }
  },
)

test(
  'a change of columns keeps the first visible product, and its index is in the address',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize(oneColumn)
    await open(page, `/products?size=${size}&at=123456`)
    await expect(cardAt(page, 123_456)).toBeInViewport()
    await page.setViewportSize(fourColumns)
    await expect(cardAt(page, 123_456)).toBeInViewport()
    await page.setViewportSize(oneColumn)
    await expect(cardAt(page, 123_456)).toBeInViewport()
    // At rest, because a wheel event during the change of columns scrolls either the old or the new layout.
    await expect(page).toHaveURL(`/products?size=${size}&at=123456`)
    const rowPitch = await page.evaluate((index) => {
      const topOf = (at: number) =>
        document.querySelector(`[data-index="${at}"]`)?.getBoundingClientRect().top ?? Number.NaN
      return topOf(index + 1) - topOf(index)
    }, 123_455)
    await page.mouse.wheel(0, 10 * rowPitch)
    await expect(page).toHaveURL(`/products?size=${size}&at=123466`)
    await page.reload()
    await expect(cardAt(page, 123_466)).toBeInViewport()
  },
)

test(
  'the position in a list is in the address, and not in that of the next search',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/products?size=2000')
    await waitUntilAlive(page)
    await page.mouse.move(700, 400)
    await expect(page.getByRole('list', { name: 'Products' })).toHaveCSS('position', 'absolute')
    await page.mouse.wheel(0, 5000)
    await expect(page).toHaveURL(/&at=\d+$/)
    // The next position is still to be written when the text is typed.
    await page.evaluate(async () => {
      const rest = new Promise((resolve) => {
        window.addEventListener('scrollend', resolve, { once: true })
      })
      window.scrollBy({ top: 2000, behavior: 'instant' })
      await rest
      const box = document.querySelector<HTMLInputElement>('#product-search')
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, 'lamp')
      box?.dispatchEvent(new Event('input', { bubbles: true }))
    })
    await expect(page).toHaveURL('/products?size=2000&search=lamp')
    // Longer than the page's own timer, and queued behind it.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)))
    await expect(page).toHaveURL('/products?size=2000&search=lamp')
  },
)

test(
  'after a long scroll Tab returns to the focused card, and Back to a card at its offset',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize(oneColumn)
    await open(page, `/products?size=${size}`)
    await cardAt(page, 1).getByRole('link').focus()
    await page.keyboard.press('Control+End')
    await expect(cardAt(page, count).getByRole('link')).toBeFocused()
    await jumpTo(page, 0.3)
    await expect.poll(async () => (await middleCard(page)).position / count).toBeLessThan(0.4)
    await expect(cardAt(page, count).getByRole('link')).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    // The last of the card's buttons that exist at that moment.
    const focused = cardAt(page, count - 1).locator('button:focus')
    await expect(focused).toBeInViewport()

    await jumpTo(page, 0.7)
    await expect.poll(async () => (await middleCard(page)).position / count).toBeLessThan(0.8)
    const { position: number } = await middleCard(page)
    const link = cardAt(page, number).getByRole('link')
    await expect(link).toBeVisible()
    const top = () => cardAt(page, number).evaluate((card) => card.getBoundingClientRect().top)
    const before = await whenStill(page, top)
    await link.click()
    await expect(page).toHaveURL(/\/product\/\d+\?size=300000$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.goBack()
    await expect(link).toBeFocused()
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(2)
  },
)

test(
  'a card that gets the focus right after a jump of the page stays under the pointer',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize(fourColumns)
    await page.goto('/products')
    await waitUntilAlive(page)
    const first = cardAt(page, 1).getByRole('button', { name: /^Add to Cart/ })
    // Its row stays mounted wherever the window is.
    await first.focus()
    await expect.poll(() => page.locator('li[aria-posinset="100"]').count()).toBe(0)
    await jumpTo(page, 1)
    await expect(page.locator('li[aria-posinset="195"]')).toBeVisible()
    // In one task: the list gets no scroll event between the jump and the focus.
    const { jump, moved } = await first.evaluate(async (button: HTMLElement) => {
      button.blur()
      const before = window.scrollY
      // The card's top is above the window: revealing it would scroll.
      window.scrollBy(0, button.getBoundingClientRect().top - 100)
      const after = window.scrollY
      button.focus({ preventScroll: true })
      await new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve))
      })
      return { jump: before - after, moved: window.scrollY - after }
    })
    // Farther than a focused card may be without being revealed.
    expect(jump).toBeGreaterThan(3 * fourColumns.height)
    expect(moved).toBe(0)
  },
)
