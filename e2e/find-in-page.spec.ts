import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

/** What a browser's own search finds besides the cards in the document. */
const placeholders = (page: Page) => page.locator('[aria-hidden="true"] > [hidden="until-found"]')

/** A browser that has found a placeholder says so before it shows it. */
const find = (page: Page, index: number) =>
  page
    .locator(`[data-placeholder="${index}"]`)
    .evaluate((placeholder) => placeholder.dispatchEvent(new Event('beforematch', { bubbles: true })))

/** The places of all products that are in the document, as cards or as placeholders. */
const places = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('li[data-index], [data-placeholder]')].map(({ dataset }) =>
      Number(dataset['index'] ?? dataset['placeholder']),
    ),
  )

test('the browser’s own search reaches every product, and leads to its card', async ({ page }) => {
  await page.goto('/products')
  // The virtualizer is fetched with the key that opens the search, once the page is alive.
  await expect(async () => {
    await page.keyboard.press('Control+f')
    await expect(placeholders(page).first()).toBeAttached({ timeout: 2000 })
  }).toPass({ timeout: 20_000 })
  expect((await places(page)).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 195 }, (_, at) => at))
  await find(page, 190)
  const card = page.locator('[aria-posinset="191"]')
  await expect(card.getByRole('link')).toBeFocused()
  await expect(card.getByRole('link')).toBeInViewport()
  // From where the browser goes on with its search.
  expect(await page.evaluate(() => getSelection()?.anchorNode?.parentElement?.ariaLabel)).toBe('Products')
  // The card stands for itself now, and those that were left have a placeholder.
  await expect(page.locator('[data-placeholder="190"]')).toHaveCount(0)
  await expect(page.locator('[data-placeholder="0"]')).toHaveCount(1)
})

test('a large list keeps no more for the browser’s search than what is around the window', async ({
  page,
}) => {
  await page.goto('/products?size=100000&at=50000')
  await expect(page.locator('[aria-posinset="50000"]')).toBeInViewport({ timeout: 20_000 })
  await expect(page.locator('[data-placeholder="49900"]')).toBeAttached({ timeout: 20_000 })
  expect(await placeholders(page).count()).toBeLessThan(400)
  await find(page, 49_900)
  await expect(page.locator('[aria-posinset="49901"]').getByRole('link')).toBeFocused()
})
