import { expect, test } from './fixtures.ts'
import { stopTimers } from './stop-timers.ts'
import { waitUntilAlive } from './wait-until-alive.ts'

test(
  'the note about an added product with a long name shows its whole message',
  { tag: ['@phone', '@full'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/products?search=microphone')
    await waitUntilAlive(page)
    await stopTimers(page)
    await page
      .getByRole('button', { name: /^Add to Cart, .*Tabletop Stand/ })
      .first()
      .click()
    const words = page.getByText('added, 1 item in the cart', { exact: true })
    await expect(words).toBeVisible()
    await expect(words).toBeInViewport({ ratio: 1 })
    const note = page.getByRole('region', { name: 'Added to the cart' })
    expect((await note.boundingBox())?.height, 'px on a phone').toBeLessThan(80)
    await page.setViewportSize({ width: 1280, height: 800 })
    const ends = await Promise.all(
      [note, page.locator('#cart-button')].map(async (one) => {
        const box = await one.boundingBox()
        return (box?.x ?? NaN) + (box?.width ?? NaN)
      }),
    )
    expect(ends[0], 'right edge on a desktop').toBeCloseTo(ends[1] ?? NaN, 0)
  },
)
