import { expect, test } from './fixtures.ts'
import { demoOnly } from './shop.ts'

test(
  'the note about an added product with a long name shows its whole message',
  { tag: ['@phone', '@desktop-sweep', demoOnly.tag] },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/products?search=microphone')
    await page
      .getByRole('button', { name: /^Add to Cart, .*Tabletop Stand/ })
      .first()
      .click()
    const words = page.getByText('added, 1 item in the cart', { exact: true })
    await expect(words).toBeVisible()
    await expect(words).toBeInViewport({ ratio: 1 })
  },
)
