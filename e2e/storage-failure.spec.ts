import { expectAnnounced } from './announcements.ts'
import { breakStorage } from './chaos/storage.ts'
import { expect, test } from './fixtures.ts'
import { shop } from './shop.ts'

const { name } = shop.first
const lost = 'This browser keeps nothing after you close the page.'

for (const state of ['blocked', 'full', 'corrupt', 'of another version'] as const) {
  const isStored = state !== 'blocked' && state !== 'full'

  test(
    `where storage is ${state}, the shop works, and announces what is not kept`,
    { tag: state === 'blocked' ? [] : '@full' },
    async ({ page, context }) => {
      await breakStorage(context, state)
      await page.goto(shop.first.path)
      await page.getByRole('button', { name: 'Add to Cart' }).click()
      await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
      // No warning: the cart of a page is not stored.
      await expectAnnounced(page, `${name} added, 1 item in the cart`)

      const save = page.getByRole('button', { name: `Save ${name}` })
      await expect(save).toHaveAttribute('aria-pressed', 'false')
      await save.click()
      await expect(save).toHaveAttribute('aria-pressed', 'true')
      await expectAnnounced(page, isStored ? 'Saved' : `Saved. ${lost}`)

      const dark = page.getByRole('button', { name: 'Dark theme' })
      await expect(dark).toHaveAttribute('aria-pressed', 'false')
      await dark.click()
      await expect(dark).toHaveAttribute('aria-pressed', 'true')
      await expectAnnounced(page, isStored ? 'Dark theme' : `Dark theme. ${lost}`)

      // The visible note loads with the deferred parts, and is no live region.
      const note = page.getByText(lost, { exact: true })
      if (!isStored) {
        await expect(note).toBeVisible()
        await page.getByRole('button', { name: 'Close', exact: true }).click()
        await expect(note).toHaveCount(0)
      }

      await expect(async () => {
        await page.keyboard.press('?')
        await expect(page.getByRole('dialog')).toBeVisible({ timeout: 1000 })
      }).toPass()
      const keys = page.getByRole('checkbox', { name: 'Use these single keys on this device' })
      await expect(keys).toBeChecked()
      await keys.uncheck()
      if (!isStored) await expect(note).toBeVisible()
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
      await expect(page.getByRole('dialog')).toBeHidden()
      // By now the parts that would show it are there.
      if (isStored) await expect(note).toHaveCount(0)

      // By links only: without storage the state lasts as long as the document.
      await page
        .getByRole('navigation', { name: 'Breadcrumb' })
        .getByRole('link', { name: 'Products' })
        .click()
      await page.getByRole('searchbox', { name: 'Search products' }).fill(shop.some)
      await expect(
        page.getByText(new RegExp(`^Showing \\d+ of \\d+ products matching “${shop.some}”$`)),
      ).toBeVisible()
      await page.getByRole('list', { name: 'Products' }).getByRole('link').first().click()
      const viewed = page.getByRole('region', { name: 'Recently viewed' })
      await expect(async () => {
        await page.mouse.wheel(0, 2000)
        await expect(viewed.getByRole('link', { name })).toBeVisible({ timeout: 500 })
      }).toPass()
      await expect(dark).toHaveAttribute('aria-pressed', 'true')

      await page.goto(shop.first.path)
      await expect(save).toHaveAttribute('aria-pressed', String(isStored))
      await expect(dark).toHaveAttribute('aria-pressed', String(isStored))
    },
  )
}
