import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { holdFiles } from './hold-files.ts'
import { layoutShifts, recordLayoutShifts } from './layout-shifts.ts'
import { nextFrames } from './scroll-through.ts'
import { waitUntilAlive } from './wait-until-alive.ts'
import { whenStill } from './wait-until-still.ts'

declare global {
  interface Window {
    /** Whether the footer was in the window in any frame since the load. */
    hadFooter: boolean
  }
}

function recordFooter(): void {
  window.hadFooter = false
  const record = () => {
    const footer = document.querySelector('body footer')
    const isVisible = footer?.checkVisibility({ visibilityProperty: true }) ?? false
    if (footer && isVisible && footer.getBoundingClientRect().top < window.innerHeight)
      window.hadFooter = true
    requestAnimationFrame(record)
  }
  requestAnimationFrame(record)
}

/**
 * The first product that begins in the window below the header: its link's address, and its top in pixels; the window's
 * offset where there is no list.
 */
const productInView = (page: Page) =>
  page.evaluate(() => {
    const places = [...document.querySelectorAll('main li[data-index]')].map((place) => ({
      href: place.querySelector('a[href*="/product/"]')?.getAttribute('href') ?? null,
      top: Math.round(place.getBoundingClientRect().top),
    }))
    return (
      places.find(({ href, top }) => href !== null && top > 100) ?? {
        href: null,
        top: Math.round(window.scrollY),
      }
    )
  })

const linkOf = (page: Page, href: string | null) => page.locator(`main h3 a[href="${href}"]`).first()

/** Scrolls as a visitor does, until everything in the window is drawn. */
async function scrollTo(page: Page, top: number): Promise<{ href: string | null; top: number }> {
  await page.mouse.move((page.viewportSize()?.width ?? 0) / 2, 300)
  await page.mouse.wheel(0, top)
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(top)
  // The cards of products that are still being fetched have no heading.
  await expect(page.locator('main li[data-index]:not(:has(h3))')).toHaveCount(0)
  // A long list that the first input brings to life has no cards here until its code has loaded.
  const isList = (await page.locator('main li[data-index]').count()) > 0
  if (isList) await expect.poll(async () => (await productInView(page)).href).not.toBeNull()
  await nextFrames(page)
  return productInView(page)
}

const isReady = async (page: Page) => {
  await waitUntilAlive(page)
  await expect(page.locator('main li[data-index] h3, main table').first()).toBeVisible()
}

const lists = [
  { address: '/products', top: 8000 },
  { address: '/products?view=list', top: 1500 },
  { address: '/products?size=1000000', top: 9000 },
  { address: '/?shown=90', top: 5200 },
  { address: '/products?size=2000', top: 9000 },
  { address: '/', top: 1500 },
  { address: '/?shown=195', top: 9000 },
  { address: '/products?view=list&page=2', top: 2000 },
  { address: '/products?category=Fashion', top: 1800 },
  { address: '/compare?ids=1,2,7,21', top: 600 },
]

for (const [at, { address, top }] of lists.entries())
  test(
    `a list stays where it was after a reload and after Back: ${address}`,
    { tag: at === 0 ? [] : '@full' },
    async ({ page }) => {
      await page.addInitScript(recordLayoutShifts)

      await page.goto(address)
      await isReady(page)
      // It is a part of its own: without it the page may be too low.
      await expect(page.getByRole('contentinfo')).toBeAttached()
      const before = await scrollTo(page, top)
      await page.reload()
      await expect.poll(() => productInView(page)).toEqual(before)
      await isReady(page)
      await nextFrames(page)
      expect(await productInView(page)).toEqual(before)
      const { sum, details } = await layoutShifts(page)
      expect(sum, details).toBeLessThan(0.05)
      if (address.startsWith('/compare')) return

      // By script: a click of the test would first scroll the link's middle into view.
      await linkOf(page, before.href).evaluate((link: HTMLElement) => link.click())
      await expect(page).toHaveURL(/\/product\//)
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await page.evaluate(() => {
        window.hadFooter = false
      })
      await page.goBack()
      await expect.poll(() => productInView(page)).toEqual(before)
      await nextFrames(page)
      expect(await productInView(page)).toEqual(before)
      expect(await page.evaluate(() => window.hadFooter)).toBe(false)
    },
  )

for (const address of ['/products?view=list', '/compare?ids=1,2,7,21'])
  test(
    `a page that the build did not make is at its end again after a reload: ${address}`,
    { tag: address.startsWith('/compare') ? [] : '@full' },
    async ({ page }) => {
      await page.goto(address)
      await isReady(page)
      // It is a part of its own: without it the page is lower.
      await expect(page.getByRole('contentinfo')).toBeAttached()
      const offset = () => page.evaluate(() => Math.round(window.scrollY))
      // Parts near the window may still grow.
      const end = await whenStill(page, async () => {
        await page.evaluate(() =>
          window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
        )
        return offset()
      })
      await expect(page.getByRole('contentinfo')).toBeInViewport()
      expect(end).toBeGreaterThan(400)
      await page.reload()
      await expect(page.getByRole('contentinfo')).toBeInViewport()
      await isReady(page)
      await nextFrames(page)
      expect(await offset()).toBe(end)
    },
  )

test('a reload far down in a long list never shows its footer', async ({ page }) => {
  await page.addInitScript(recordFooter)
  await page.goto('/products')
  await isReady(page)
  const before = await scrollTo(page, 8000)
  await page.reload()
  await expect.poll(() => productInView(page)).toEqual(before)
  expect(await page.evaluate(() => window.hadFooter)).toBe(false)
})

test('a reload of a plain list on a slow line never shows its footer', { tag: '@full' }, async ({ page }) => {
  await page.addInitScript(recordFooter)
  await page.goto('/products?view=list')
  await isReady(page)
  const before = await scrollTo(page, 1500)
  const release = await holdFiles(page, /\/assets\/footer-.*\.js$/)
  await page.reload()
  // The browser restores the offset, as far as the page that was sent allows.
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  await nextFrames(page)
  release()
  await expect.poll(() => productInView(page)).toEqual(before)
  expect(await page.evaluate(() => window.hadFooter)).toBe(false)
})

/** As on a busy machine: the screen says that it is turned after the window's events. */
function delayOrientation(): void {
  const own = Object.getOwnPropertyDescriptor(ScreenOrientation.prototype, 'type')
  const readType = (): unknown => own?.get?.call(screen.orientation)
  let type = readType()
  Object.defineProperty(ScreenOrientation.prototype, 'type', { get: () => type })
  const update = () => {
    type = readType()
  }
  addEventListener('resize', () => setTimeout(update, 100))
}

test.describe('a turned phone', () => {
  // Only a phone's browser moves the window with what is at its top.
  test.use({ isMobile: true, hasTouch: true })

  for (const { address, top, isLate = false, isLong = false } of [
    { address: '/products', top: 4000, isLong: true },
    { address: '/products?size=1000000', top: 4000, isLong: true },
    { address: '/products?size=1000000', top: 4000, isLate: true, isLong: true },
    { address: '/products', top: 4000, isLate: true, isLong: true },
    { address: '/', top: 4000 },
    { address: '/products?view=list', top: 2500 },
    { address: '/products?category=Fashion', top: 4000 },
    { address: '/?shown=90', top: 9000 },
  ])
    test(
      `keeps the first product in the window${isLate ? ', of which the screen tells late' : ''}: ${address}`,
      { tag: isLate && address === '/products' ? [] : '@full' },
      async ({ page }) => {
        if (isLate) await page.addInitScript(delayOrientation)
        await page.setViewportSize({ width: 390, height: 844 })
        await page.goto(address)
        await isReady(page)
        await scrollTo(page, top)
        // The first input loads its virtualizer: one that mounts between two turns starts at the row under the header.
        if (isLong)
          await expect(page.getByRole('list', { name: 'Products' })).toHaveCSS('position', 'absolute')
        /** The first whose end is in the window below the header. */
        const first = await page.evaluate(() => {
          const items = [...document.querySelectorAll<HTMLElement>('main li[data-index]')]
          return items.find((item) => item.getBoundingClientRect().bottom > 60)?.dataset['index']
        })
        const product = page.locator(`main li[data-index="${first}"]`)
        for (const [width, height] of [
          [844, 390],
          [390, 844],
          [844, 390],
        ] as const) {
          await page.setViewportSize({ width, height })
          await nextFrames(page)
          await expect(product).toBeInViewport()
          await nextFrames(page)
          await expect(product).toBeInViewport()
        }
      },
    )
})
