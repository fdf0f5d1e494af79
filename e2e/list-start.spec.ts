import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { waitUntilAlive } from './wait-until-alive.ts'
import { nextFrames } from './scroll-through.ts'
import { whenStill } from './wait-until-still.ts'

const firstCard = (page: Page) => page.locator('main li[data-index="0"]')

/** Scrolls down as a visitor does, until the list is far above the window's top. */
async function scrollDeep(page: Page): Promise<void> {
  await page.mouse.move(700, 400)
  await page.mouse.wheel(0, 10_800)
  await expect(firstCard(page)).not.toBeInViewport()
  // The rail reaches the window's top with the list.
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(900)
  await whenStill(page, () => page.evaluate(() => window.scrollY))
}

/** The list starts at its first result, in view below the header; the control has the focus, in view as well. */
async function expectStart(page: Page, control: Locator): Promise<void> {
  await expect(firstCard(page)).toBeInViewport({ ratio: 0.3 })
  await nextFrames(page)
  await expect(firstCard(page)).toBeInViewport({ ratio: 0.3 })
  await expect(control).toBeFocused()
  await expect(control).toBeInViewport()
}

const lists = [
  { title: 'the grid', width: 1280, address: '/products' },
  { title: 'the widest grid', width: 1920, address: '/products?size=2000' },
  { title: 'the plain list', width: 1280, address: '/products?view=list' },
  { title: 'a large list', width: 1280, address: '/products?size=100000' },
  { title: 'a list beyond the browser’s height', width: 1280, address: '/products?size=1000000' },
]

for (const { title, width, address } of lists)
  test(
    `a filter pressed far down in ${title} shows its first result, and keeps the focus`,
    { tag: title === 'a large list' ? [] : '@full' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(address)
      await waitUntilAlive(page)
      await expect(page.getByText(/^Showing .* of \d[\d,]* products/)).toBeVisible()
      const value = (name: RegExp) => page.locator('#product-filters').getByRole('button', { name })

      await scrollDeep(page)
      await value(/^From \$500/).click()
      await expect(page).toHaveURL(/min=500/)
      await expectStart(page, value(/^From \$500/))
      await value(/^From \$500/).click()
      await expect(page).not.toHaveURL(/min=500/)

      await scrollDeep(page)
      await value(/^4 and up/).focus()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/rating=4/)
      await expectStart(page, value(/^4 and up/))

      await scrollDeep(page)
      const brand = value(/^(Fennwick|Brooklyn Parcel)/).first()
      await brand.focus()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/brand=/)
      await expectStart(page, brand)

      await page.goBack()
      await expect(firstCard(page)).not.toBeInViewport()
    },
  )

test(
  'a letter typed far down in a large list shows its field, also where the products are late',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/products?size=100000')
    await waitUntilAlive(page)
    await expect(page.getByText(/^Showing 99,995 of/)).toBeVisible()
    const field = page.getByRole('searchbox', { name: 'Search products' })
    await field.focus()
    await scrollDeep(page)
    await page.keyboard.type('a')
    await expect(page).toHaveURL(/search=a/)
    await expect(page.getByText(/ matching “a”/).first()).toBeAttached()
    await expectStart(page, field)
  },
)

test('an order chosen at the end of the page, below the whole list, starts at the first product', async ({
  page,
}) => {
  await page.setViewportSize({ width: 700, height: 800 })
  await page.goto('/products?view=list')
  await waitUntilAlive(page)
  const sort = page.getByRole('main').getByRole('combobox')
  await sort.focus()
  const results = page.getByRole('main').getByRole('list', { name: 'Products' })
  // Again while the page grows: the footer comes after the list.
  const scrolledBottom = () =>
    results.evaluate((list) => {
      window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
      return list.getBoundingClientRect().bottom
    })
  await expect.poll(scrolledBottom).toBeLessThan(0)
  await nextFrames(page)
  await sort.selectOption({ index: 1 })
  await expect(page).toHaveURL(/sort=/)
  await expectStart(page, sort)
})
