import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { shop } from './shop.ts'

/** Texts besides the cards in the document that a browser's find-in-page can match. */
const placeholders = (page: Page) => page.locator('[aria-hidden="true"] > [hidden="until-found"]')

/** Browsers fire `beforematch` on a placeholder before they reveal it. */
const find = (page: Page, index: number) =>
  page
    .locator(`[data-placeholder="${index}"]`)
    .evaluate((placeholder) => placeholder.dispatchEvent(new Event('beforematch', { bubbles: true })))

/** The indexes of all products in the document, as cards or as placeholders. */
const indexes = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('li[data-index], [data-placeholder]')].map(({ dataset }) =>
      Number(dataset['index'] ?? dataset['placeholder']),
    ),
  )

test('find-in-page finds the texts of all products, and reveals one as its card, with the focus', async ({
  page,
}) => {
  await page.goto('/products')
  // The key that opens find-in-page loads the virtualizer, once the page is hydrated.
  await expect(async () => {
    await page.keyboard.press('Control+f')
    await expect(placeholders(page).first()).toBeAttached({ timeout: 2000 })
  }).toPass()
  expect((await indexes(page)).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: shop.total }, (_, at) => at),
  )
  await find(page, shop.total - 5)
  const card = page.locator(`[aria-posinset="${shop.total - 4}"]`)
  await expect(card.getByRole('link')).toBeFocused()
  await expect(card.getByRole('link')).toBeInViewport()
  // Find-in-page continues from the selection.
  expect(await page.evaluate(() => getSelection()?.anchorNode?.parentElement?.ariaLabel)).toBe('Products')
  // The found product has a card now, and the cards that were removed have a placeholder.
  await expect(page.locator(`[data-placeholder="${shop.total - 5}"]`)).toHaveCount(0)
  await expect(page.locator('[data-placeholder="0"]')).toHaveCount(1)
})

test(
  'a large list keeps placeholders for find-in-page around the window only',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/products?size=100000&at=50000')
    await expect(page.locator('[aria-posinset="50000"]')).toBeInViewport()
    await expect(page.locator('[data-placeholder="49900"]')).toBeAttached()
    expect(await placeholders(page).count()).toBeLessThan(400)
    await find(page, 49_900)
    await expect(page.locator('[aria-posinset="49901"]').getByRole('link')).toBeFocused()
  },
)
