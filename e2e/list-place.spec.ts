import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { waitUntilAlive } from './wait-until-alive.ts'
import { nextFrames } from './scroll-through.ts'

declare global {
  interface Window {
    /** Where the product began, in px from the page's top, in any frame since the page was loaded. */
    tops: Set<number>
  }
}

function recordTops(): void {
  window.tops = new Set()
  const look = () => {
    const product = document.querySelector('article[aria-labelledby="product-name"]')
    if (product) window.tops.add(Math.round(product.getBoundingClientRect().top + window.scrollY))
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

async function topsOf(page: Page): Promise<number[]> {
  await nextFrames(page)
  return page.evaluate(() => [...window.tops])
}

// On a phone the way along the list has a line of its own, 44 px high, which others need not look at empty.
for (const { width, line } of [
  { width: 360, line: 44 },
  { width: 1280, line: 0 },
]) {
  test(`the way along a list moves nothing when it comes, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.addInitScript(recordTops)
    await page.goto('/products')
    await expect(page.getByText(/^Showing \d+ of \d+ products/)).toBeVisible()
    // Late enough for many frames of the page without it.
    await page.route(/\/assets\/.*\.js$/, async (request) => {
      await new Promise((resolve) => {
        setTimeout(resolve, 300)
      })
      await request.continue()
    })
    await page.getByRole('list', { name: 'Products' }).getByRole('link').nth(1).click()
    const way = page.getByRole('navigation', { name: 'In this list' })
    await expect(way).toContainText('2 of ')
    const listed = await topsOf(page)
    expect(listed).toHaveLength(1)

    await way.getByRole('link', { name: /^Next: / }).click()
    await expect(way).toContainText('3 of ')
    expect(await topsOf(page)).toEqual(listed)

    await page.reload()
    await expect(way).toContainText('3 of ')
    expect(await topsOf(page)).toEqual(listed)

    await page.goto('/product/1')
    await waitUntilAlive(page)
    expect(await topsOf(page)).toEqual(listed.map((top) => top - line))
    await expect(way).toHaveCount(0)
  })
}
