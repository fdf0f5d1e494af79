import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { waitUntilAlive } from './wait-until-alive.ts'

const drawer = (page: Page) => page.getByRole('dialog', { name: /^Shopping Cart/ })

/** More products than fit in the drawer. */
async function openLongCart(page: Page): Promise<void> {
  await page.goto('/products')
  await waitUntilAlive(page)
  const adds = page.getByRole('button', { name: /^Add to Cart/ })
  for (let index = 0; index < 6; index += 1) await adds.nth(index).click()
  await page.locator('#cart-button').click()
  await expect(drawer(page)).toBeVisible()
}

test('below a long cart Undo stays in sight', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openLongCart(page)
  await drawer(page)
    .getByRole('button', { name: /^Remove / })
    .first()
    .click()
  const undo = drawer(page).getByRole('button', { name: /^Undo removing/ })
  for (const size of [
    { width: 390, height: 844 },
    { width: 1280, height: 720 },
  ]) {
    await page.setViewportSize(size)
    const isInSight = () =>
      undo.evaluate((button) => {
        const { x, y, width, height } = button.getBoundingClientRect()
        return [y + 2, y + height - 2].every((at) =>
          button.contains(document.elementFromPoint(x + width / 2, at)),
        )
      })
    await expect.poll(isInSight, `at ${size.width} px`).toBe(true)
  }
})

test(
  'every line of the cart starts with its name at the picture’s top',
  { tag: '@full' },
  async ({ page }) => {
    await openLongCart(page)
    const offsets = await drawer(page)
      .getByRole('listitem')
      .evaluateAll((lines) =>
        lines.map((line) => {
          const text = document.createRange()
          text.selectNodeContents(line.querySelector('a') ?? line)
          const top = line.querySelector('img')?.getBoundingClientRect().top ?? NaN
          return Math.abs(text.getBoundingClientRect().top - top)
        }),
      )
    expect(offsets.length).toBe(6)
    expect(Math.max(...offsets)).toBeLessThan(6)
  },
)
