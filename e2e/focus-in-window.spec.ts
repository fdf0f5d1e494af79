import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { shop } from './shop.ts'
import { stopTimers } from './stop-timers.ts'
import { waitUntilAlive } from './wait-until-alive.ts'
import { waitUntilDialogRests } from './wait-until-still.ts'

/** Whether all of the focused element is in the window, and its centre is not covered. */
const isFocusVisible = (page: Page) =>
  page.evaluate(() => {
    const active = document.activeElement
    if (!active || active === document.body) return false
    const { left, right, top, bottom } = active.getBoundingClientRect()
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    const { clientWidth, clientHeight } = document.documentElement
    return left >= 0 && right <= clientWidth && top >= 0 && bottom <= clientHeight && active.contains(hit)
  })

const open = async (page: Page, path: string) => {
  await page.goto(path)
  await waitUntilAlive(page)
}

test(
  'a link of the footer to another view of the same page moves the focus to the heading',
  { tag: '@full' },
  async ({ page }) => {
    await open(page, `/products?${shop.otherCategory.query}`)
    const footer = page.getByRole('contentinfo')
    await footer.getByRole('link', { name: 'All products' }).focus()
    // Before that the browser loads the page that the link leads to.
    await expect(page.locator('[data-dehydrated]').filter({ has: footer })).toHaveCount(0)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect.poll(() => isFocusVisible(page)).toBe(true)
  },
)

test('a link to a section of the same page moves the focus to it, and Tab goes on there', async ({
  page,
}) => {
  await open(page, '/')
  await page.getByRole('banner').getByRole('link', { name: 'Wholesale' }).focus()
  await page.keyboard.press('Enter')
  const section = page.locator('#meeting')
  await expect(section).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(section.locator(':focus')).toHaveCount(1)
})

test('Back from a category focuses its button again', { tag: '@full' }, async ({ page }) => {
  await open(page, '/products')
  const category = page.getByRole('button', { name: new RegExp(`^${shop.otherCategory.label}, `) })
  await category.focus()
  await page.keyboard.press('Enter')
  await expect(category).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('list', { name: 'Products' }).getByRole('link').nth(6).focus()
  await page.goBack()
  await expect(category).toBeFocused()
  await expect.poll(() => isFocusVisible(page)).toBe(true)
})

test(
  'the first Tab after a reload of a scrolled list shows the skip link',
  { tag: '@full' },
  async ({ page }) => {
    await open(page, '/products')
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
    await page.reload()
    await waitUntilAlive(page)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
    await expect.poll(() => isFocusVisible(page)).toBe(true)
  },
)

test.describe('in a small window', () => {
  test.use({ viewport: { width: 320, height: 256 } })

  test('the focus goes round in the cart, and is in the window', async ({ page }) => {
    await open(page, shop.first.path)
    await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click()
    await page.getByRole('button', { name: /^Cart/ }).click()
    await waitUntilDialogRests(page)
    const checkout = page.getByRole('button', { name: 'Proceed to Checkout' })
    await checkout.focus()
    await expect.poll(() => isFocusVisible(page)).toBe(true)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Close the cart' })).toBeFocused()
    await expect.poll(() => isFocusVisible(page)).toBe(true)
  })

  test('every category that has the focus is in the window', { tag: '@full' }, async ({ page }) => {
    await open(page, '/products')
    const categories = page.getByRole('group', { name: 'Filter by category' }).getByRole('button')
    await categories.first().focus()
    for (let index = 1; index < (await categories.count()); index++) {
      await page.keyboard.press('Tab')
      await expect(categories.nth(index)).toBeFocused()
      await expect.poll(() => isFocusVisible(page), `category ${index}`).toBe(true)
    }
  })

  test('the note of an added product covers neither the pressed button nor the next ones', async ({
    page,
  }) => {
    await open(page, shop.first.path)
    const add = page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first()
    await add.focus()
    await stopTimers(page)
    await page.keyboard.press('Enter')
    const note = page.getByRole('region', { name: 'Added to the cart' })
    await expect(note).toBeVisible()
    for (let stop = 0; stop < 6; stop++) {
      await expect.poll(() => isFocusVisible(page), `stop ${stop}`).toBe(true)
      await page.keyboard.press('Tab')
    }
    await expect(note).toBeVisible()
  })
})
