import type { Locator } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { shop } from './shop.ts'
import { waitUntilAlive } from './wait-until-alive.ts'

// Without transitions the final colours are there in the next frame.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** How light the background is, from 0 to 1: of the element or of the first one around it that has one. */
const lightness = (element: Locator) =>
  element.evaluate((one) => {
    let around: Element | null = one
    const isClear = (color: string) => color === 'rgba(0, 0, 0, 0)'
    while (around?.parentElement && isClear(getComputedStyle(around).backgroundColor))
      around = around.parentElement
    const context = document.createElement('canvas').getContext('2d')
    if (!context || !around) return NaN
    context.fillStyle = getComputedStyle(around).backgroundColor
    context.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
    return (red + green + blue) / 765
  })

test(
  'controls change their shade under the pointer, and more so while they are pressed',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/products')
    await waitUntilAlive(page)
    const controls = {
      'Add to Cart': page.getByRole('button', { name: /^Add to Cart/ }).first(),
      'a category': page.getByRole('button', { name: shop.category.button }),
      'a filter': page.getByRole('button', { name: /^On sale/ }),
    }
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      for (const [name, control] of Object.entries(controls)) {
        await page.mouse.move(0, 0)
        const resting = await lightness(control)
        await control.hover()
        const hovered = await lightness(control)
        await page.mouse.down()
        const pressed = await lightness(control)
        // Released elsewhere: not a press.
        await page.mouse.move(0, 0)
        await page.mouse.up()
        const sign = colorScheme === 'light' ? -1 : 1
        expect(sign * (hovered - resting), `${name}, ${colorScheme}, hovered`).toBeGreaterThan(0)
        expect(sign * (pressed - hovered), `${name}, ${colorScheme}, pressed`).toBeGreaterThan(0)
      }
    }
  },
)

test('a tab and a thumbnail change while they are pressed', { tag: '@full' }, async ({ page }) => {
  await page.goto(shop.first.path)
  await waitUntilAlive(page)
  const looks = (control: Locator) =>
    control.evaluate((one) => {
      const { backgroundColor, transform } = getComputedStyle(one)
      return backgroundColor + transform
    })
  for (const control of [page.getByRole('tab').last(), page.getByRole('button', { name: /^Show / }).last()]) {
    await control.hover()
    const hovered = await looks(control)
    await page.mouse.down()
    expect(await looks(control)).not.toBe(hovered)
    await page.mouse.move(0, 0)
    await page.mouse.up()
  }
})

test('lines that differ are lighter than the others in dark', { tag: '@full' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/compare?ids=1,7')
  const row = (name: RegExp) => page.getByRole('row', { name })
  expect(await lightness(row(/^Price differs/))).toBeGreaterThan(await lightness(row(/^Category/)))
})
