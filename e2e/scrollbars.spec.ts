import { expect, test } from './fixtures.ts'
import { waitUntilAlive } from './wait-until-alive.ts'
import { waitUntilDialogRests, whenStill } from './wait-until-still.ts'
import { followRequests } from './follow-requests.ts'
import { waitForDeferredParts } from './wait-for-deferred-parts.ts'

// Playwright hides scrollbars by default; here they take space, as they do on most desktops.
test.use({
  launchOptions: async ({ launchOptions }, provide) =>
    provide({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
})

test(
  'a dialog reaches the window’s edge without moving the page, and a cart’s lines end at its total',
  { tag: '@full' },
  async ({ page }) => {
    const untilIdle = followRequests(page)
    await page.goto('/products')
    await waitUntilAlive(page)
    const adds = page.getByRole('button', { name: /^Add to Cart/ })
    for (let index = 0; index < 6; index += 1) await adds.nth(index).click()
    const main = () =>
      page.locator('main').evaluate((one) => {
        const { left, top, width } = one.getBoundingClientRect()
        return { left, top, width }
      })
    await waitForDeferredParts(page)
    await untilIdle()
    const before = await whenStill(page, main)
    expect(before.width).toBeLessThan(1280)
    // Playwright's own click would scroll the page.
    await page.locator('#cart-button').evaluate((button: HTMLElement) => button.click())
    const drawer = page.getByRole('dialog', { name: /^Shopping Cart/ })
    const end = async () => {
      const box = await drawer.boundingBox()
      return (box?.x ?? NaN) + (box?.width ?? NaN)
    }
    await waitUntilDialogRests(page)
    expect(await end()).toBe(1280)
    expect(await main()).toEqual(before)
    const ends = await drawer.evaluate((box) =>
      ['li button:last-child > svg', 'p > span:last-child'].map(
        (one) => [...box.querySelectorAll(one)].at(-1)?.getBoundingClientRect().right ?? NaN,
      ),
    )
    expect(ends[0]).toBeCloseTo(ends[1] ?? NaN, 0)
    await page.keyboard.press('Escape')
    await expect(drawer).toHaveCount(0)
    expect(await main()).toEqual(before)
  },
)

test('the shop’s six categories fit in one line at 768 px', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 800 })
  await page.goto('/products')
  await page.evaluate(() => document.fonts.ready)
  const over = await page.getByRole('group', { name: 'Filter by category' }).evaluate((line) => {
    const { paddingRight } = getComputedStyle(line)
    const end = line.lastElementChild?.getBoundingClientRect().right ?? NaN
    return end - (line.getBoundingClientRect().right - parseFloat(paddingRight))
  })
  expect(over).toBeLessThanOrEqual(0)
})
