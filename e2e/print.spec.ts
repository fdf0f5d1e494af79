import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { shop } from './shop.ts'
import { waitUntilAlive } from './wait-until-alive.ts'

test.describe('a printed list', () => {
  /** The number of sheets, and the names on paper. */
  async function print(page: Page) {
    await page.evaluate(() => {
      const names = new Set<string>()
      new MutationObserver(() => {
        for (const card of document.querySelectorAll('article[aria-label]')) names.add(card.ariaLabel ?? '')
        document.documentElement.dataset['names'] = String(names.size)
      }).observe(document.body, { childList: true, subtree: true })
    })
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
    return {
      sheets: [...pdf.matchAll(/\/Type\s*\/Page\b(?!s)/g)].length,
      names: Number(await page.evaluate(() => document.documentElement.dataset['names'] ?? '0')),
    }
  }

  test(
    'has every product of a long list that was scrolled, and no blank sheet',
    { tag: '@demo' },
    async ({ page }) => {
      await page.goto('/products')
      await waitUntilAlive(page)
      await page.mouse.move(300, 400)
      await page.mouse.wheel(0, 3000)
      await expect(page.locator('[data-placeholder="180"]')).toBeAttached()
      const { sheets, names } = await print(page)
      expect(names).toBe(195)
      // Twelve or more on a sheet.
      expect(sheets).toBeLessThanOrEqual(18)
      // The list is itself again.
      await expect(page.locator('[data-index="194"]')).toHaveCount(0)
    },
  )

  test('of a few products is one sheet or two', async ({ page }) => {
    await page.goto(`/products?search=${shop.few.search}`)
    await waitUntilAlive(page)
    expect((await print(page)).sheets).toBeLessThanOrEqual(2)
  })
})
