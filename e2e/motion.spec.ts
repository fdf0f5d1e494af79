import { expect, test } from './fixtures.ts'

test('a chip grows as it appears, and stands still where less motion is requested', async ({ page }) => {
  await page.goto('/products?sale=true')
  const chip = page.getByRole('button', { name: 'On sale, remove' })
  const seconds = () => chip.evaluate((one) => parseFloat(getComputedStyle(one).animationDuration))
  await expect(chip).not.toHaveCSS('animation-name', 'none')
  expect(await seconds()).toBeGreaterThan(0.1)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await seconds()).toBeLessThan(0.001)
})
