import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { shop } from './shop.ts'
import { stopTimers } from './stop-timers.ts'
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
    { tag: '@full' },
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

  test('of a few products is one sheet or two', { tag: '@full' }, async ({ page }) => {
    await page.goto(`/products?search=${shop.few.search}`)
    await waitUntilAlive(page)
    expect((await print(page)).sheets).toBeLessThanOrEqual(2)
  })
})

test(
  'a printed comparison of four products shows each of them, and no control',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/compare?ids=1,2,3,4')
    await waitUntilAlive(page)
    await page.emulateMedia({ media: 'print' })
    // A sheet of A4 has 718 px within its margins.
    await page.setViewportSize({ width: 718, height: 1000 })
    const frame = await page.getByRole('table').locator('..').boundingBox()
    const last = await page.getByRole('columnheader').last().boundingBox()
    expect((last?.x ?? NaN) + (last?.width ?? NaN)).toBeLessThanOrEqual(
      (frame?.x ?? NaN) + (frame?.width ?? NaN),
    )
    await expect(page.getByRole('checkbox', { name: 'Show only what differs' })).toBeHidden()
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
    await expect(page.getByText('Buy or remove')).toBeHidden()
    const name = page.getByRole('columnheader').first().getByText(shop.first.name, { exact: true })
    await expect(name).toHaveCSS('-webkit-line-clamp', 'none')
    await expect(page.getByRole('main').getByRole('link', { name: 'Products', exact: true })).toHaveCount(0)
  },
)

test('paper has none of the notes at the foot of the window', { tag: '@full' }, async ({ page, context }) => {
  await page.goto(shop.first.path)
  await waitUntilAlive(page)
  await stopTimers(page)
  await page
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click()
  const added = page.getByRole('region', { name: 'Added to the cart' })
  await context.setOffline(true)
  const notices = page.getByRole('region', { name: 'Notices' })
  await expect(added).toBeVisible()
  await expect(notices).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(added).toBeHidden()
  await expect(notices).toBeHidden()
  await expect(page.locator('body')).toHaveCSS('padding-bottom', '0px')
})
