import type { Locator } from '@playwright/test'
import { expectAnnounced } from './announcements.ts'
import { expect, expectNoAxeViolations, test } from './fixtures.ts'
import { shop } from './shop.ts'
import { stopTimers } from './stop-timers.ts'
import { waitUntilAlive } from './wait-until-alive.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test(
  'a link with saved products opens as a list, and saves them only on request',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto(shop.third.path)
    await page.getByRole('button', { name: /^Save / }).click()
    await expectAnnounced(page, 'Saved')
    await page.goto('/products?saved=true')
    await page.getByRole('button', { name: 'Share this list' }).click()
    await expectAnnounced(page, 'Link to this list copied')
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(new URL(link).pathname + new URL(link).search).toBe(`/products?ids=${shop.third.id}`)

    await page.goto(`${link},${shop.first.id},78`)
    await expect(page.getByRole('heading', { level: 1, name: 'A list for you' })).toBeVisible()
    await expect(page).toHaveTitle(/^A list for you – /)
    await expect(page.getByText('Showing 2 of 2 products')).toBeVisible()
    await expect(page.getByText('There is no product 78.')).toBeVisible()
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await expectNoAxeViolations(page)

    await page.getByRole('link', { name: 'Saved' }).click()
    await expect(page.getByText('Showing 1 of 1 products')).toBeVisible()
    await page.goBack()
    await page.getByRole('button', { name: 'Save all of them' }).click()
    await expectAnnounced(page, '1 product saved')
    await expect(page.getByRole('button', { name: 'All saved' })).toHaveAttribute('aria-disabled', 'true')
    await page.getByRole('link', { name: 'Saved' }).click()
    await expect(page.getByText('Showing 2 of 2 products')).toBeVisible()
  },
)

test(
  'on a phone the button that shares is in one row with the chips, and its message moves nothing',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(shop.third.path)
    await page.getByRole('button', { name: /^Save / }).click()
    await expectAnnounced(page, 'Saved')
    await page.goto('/products?saved=true&max=9999')
    const share = page.getByRole('button', { name: 'Share this list' })
    const top = async (part: Locator) => (await part.boundingBox())?.y
    const chips = page.getByRole('group', { name: 'Filters in use' })
    await waitUntilAlive(page)
    await expect(share).toBeVisible()
    expect(await top(chips)).toBe(await top(share))
    const before = await top(page.getByText(/^Showing /))
    await stopTimers(page)
    await share.click()
    await expect(page.locator('main').getByText('Link to this list copied')).toBeVisible()
    expect(await top(page.getByText(/^Showing /))).toBe(before)
  },
)

test(
  'the switch of the view is in the row of the filters below the notice of a shared list',
  { tag: '@full' },
  async ({ page }) => {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`/products?ids=${shop.first.id},${shop.second.id}`)
      await waitUntilAlive(page)
      const notice = await page.getByText(/chosen by the sender of this link/).boundingBox()
      const filters = await page.getByRole('button', { name: 'Filters (1)' }).boundingBox()
      const view = await page.getByRole('link', { name: 'Show as a list' }).boundingBox()
      expect(notice && filters && view, 'All three are drawn').toBeTruthy()
      expect(view?.y).toBe(filters?.y)
      expect(view?.y).toBeGreaterThan((notice?.y ?? 0) + (notice?.height ?? 0))
    }
  },
)

test(
  'a shared list can be filtered, and an empty one has a link to all products',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/products?ids=1,7,30&category=Electronics')
    await expect(page.getByText('Showing 2 of 2 products in Electronics')).toBeVisible()
    await page.getByRole('button', { name: 'This list, remove' }).click()
    await expect(page).toHaveURL('/products?category=Electronics')

    await page.goto('/products?ids=x,78,150000')
    await expect(page.getByText('“x” is no product’s number.')).toBeVisible()
    await expect(page.getByText('There is no product 78, 150000.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Browse all products' })).toBeVisible()
    await expectNoAxeViolations(page)

    await page.goto('/products?ids=x,78,150000&size=200000')
    await expect(page.getByText('Showing 1 of 1 products')).toBeVisible()
    await expect(page.getByText('There is no product 78.')).toBeVisible()
    await page.getByRole('button', { name: 'Save all of them' }).click()
    await expectAnnounced(page, '1 product saved')
  },
)
