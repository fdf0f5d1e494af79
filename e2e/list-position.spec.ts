import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { shop } from './shop.ts'
import { holdFiles, scripts } from './hold-files.ts'
import { nextFrames } from './scroll-through.ts'
import { waitUntilAlive } from './wait-until-alive.ts'
import { followRequests } from './follow-requests.ts'

declare global {
  interface Window {
    /** Distinct tops of the product, in px from the page's top, in all frames since the load. */
    tops: Set<number>
  }
}

function recordTops(): void {
  window.tops = new Set()
  const record = () => {
    const product = document.querySelector('article[aria-labelledby="product-name"]')
    if (product) window.tops.add(Math.round(product.getBoundingClientRect().top + window.scrollY))
    requestAnimationFrame(record)
  }
  requestAnimationFrame(record)
}

async function topsOf(page: Page): Promise<number[]> {
  await nextFrames(page)
  return page.evaluate(() => [...window.tops])
}

for (const width of [360, 1280]) {
  test(
    `the list navigation on a product page shifts nothing when it loads, at ${width} px`,
    { tag: '@full' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.addInitScript(recordTops)
      const untilIdle = followRequests(page)
      await page.goto('/products')
      await waitUntilAlive(page)
      // A delay of many frames before the part loads.
      await page.route(/\/assets\/.*\.js$/, async (request) => {
        await new Promise((resolve) => {
          setTimeout(resolve, 300)
        })
        await request.continue()
      })
      await page.getByRole('list', { name: 'Products' }).getByRole('link').nth(1).click()
      const listNavigation = page.getByRole('navigation', { name: 'In this list' })
      await expect(listNavigation).toContainText('2 of ')
      const listed = await topsOf(page)
      expect(listed).toHaveLength(1)

      await listNavigation.getByRole('link', { name: /^Next: / }).click()
      await expect(listNavigation).toContainText('3 of ')
      expect(await topsOf(page)).toEqual(listed)

      await page.reload()
      await expect(listNavigation).toContainText('3 of ')
      expect(await topsOf(page)).toEqual(listed)

      await page.goto(shop.first.path)
      await waitUntilAlive(page)
      await untilIdle()
      expect(await topsOf(page)).toEqual(listed)
      await expect(listNavigation).toHaveCount(0)
    },
  )
}

test(
  'a product pressed before the script has loaded has the list navigation, without a layout shift',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await page.addInitScript(recordTops)
    const release = await holdFiles(page, scripts)
    await page.goto(`/products?${shop.otherCategory.query}`, { waitUntil: 'commit' })
    const card = page.getByRole('list', { name: 'Products' }).getByRole('article').nth(1)
    const name = (await card.getAttribute('aria-label')) ?? ''
    await card.getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    release()
    const listNavigation = page.getByRole('navigation', { name: 'In this list' })
    await expect(listNavigation).toContainText('2 of ')
    expect(await topsOf(page)).toHaveLength(1)

    await listNavigation.getByRole('link', { name: /^Next: / }).click()
    await expect(listNavigation).toContainText('3 of ')
    await page.goBack()
    await expect(listNavigation).toContainText('2 of ')
    await page.reload()
    await expect(listNavigation).toContainText('2 of ')
    await page.goBack()
    await expect(page).toHaveURL(`/products?${shop.otherCategory.query}`)
  },
)

test(
  'a product opened in a new tab has the list navigation, one opened from elsewhere does not',
  { tag: '@full' },
  async ({ page, context }) => {
    // An index beyond the slice that a list loads first.
    const at = Math.min(100, shop.total - 5)
    await page.goto(`/products?at=${at}`)
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      page
        .locator(`[aria-posinset="${at + 1}"]`)
        .getByRole('link')
        .click({ modifiers: ['Control'] }),
    ])
    const listNavigation = tab.getByRole('navigation', { name: 'In this list' })
    await expect(listNavigation).toContainText(`${at + 1} of `)
    const like = tab.getByRole('region', { name: 'You may also like' }).getByRole('link').first()
    await like.click()
    await expect(listNavigation).toHaveCount(0)
    const untilIdle = followRequests(tab)
    await tab.reload()
    await waitUntilAlive(tab)
    await untilIdle()
    await expect(listNavigation).toHaveCount(0)
  },
)
