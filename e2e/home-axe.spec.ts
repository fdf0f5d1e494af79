import { expect, expectNoAxeViolations, test } from './fixtures.ts'
import { reviewsOn } from './reviews.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`${colorScheme} theme`, () => {
    test.use({ colorScheme })

    test('no violations while the reviews rotate and the shop is open', async ({ page }) => {
      await page.clock.install({ time: new Date('2026-05-18T10:00:00-04:00') })
      await page.goto('/')
      const { row, button } = reviewsOn(page)
      await row.scrollIntoViewIfNeeded()
      await expect(button('Pause rotation')).toBeVisible()
      await expect(page.getByText('Open now')).toBeVisible()
      await expectNoAxeViolations(page)
    })

    test('no violations while the reviews are paused and the shop is closed', async ({ page }) => {
      await page.clock.install({ time: new Date('2026-05-17T10:00:00-04:00') })
      await page.goto('/')
      const { row, region, button } = reviewsOn(page)
      await row.scrollIntoViewIfNeeded()
      await button('Pause rotation').click()
      await expect(button('Start rotation')).toBeVisible()
      await expect(region.locator('[inert]')).toHaveCount(0)
      await expect(page.getByText('Closed now')).toBeVisible()
      await expectNoAxeViolations(page)
    })
  })
}
