import { fillForm, openForm, press, saturdayMorning, standInForCalendar } from './booking.ts'
import { expect, expectNoAxeViolations, test } from './fixtures.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`${colorScheme} theme`, () => {
    test.use({ colorScheme, reducedMotion: 'reduce', timezoneId: 'Asia/Tokyo' })

    test('the form, its alert, its messages and its dialog have no violations', async ({ page }) => {
      await standInForCalendar(page)
      // Without products: axe goes through the whole page each time.
      const form = await openForm(page, saturdayMorning, '/?search=none')
      await expectNoAxeViolations(page)

      await press(form)
      await expect(page.getByRole('alertdialog')).toBeVisible()
      await expectNoAxeViolations(page)
      await page.getByRole('button', { name: 'OK' }).click()
      await expect(page.getByRole('alertdialog')).toBeHidden()
      await expectNoAxeViolations(page)

      await fillForm(form, { email: 'ada', day: 'Saturday, November 21, 2026', time: /^9:00 AM/ })
      await press(form)
      await expect(form.getByLabel('Email')).toBeFocused()
      await expectNoAxeViolations(page)

      await fillForm(form)
      await press(form)
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.bringToFront()
      await page.getByRole('button', { name: 'Copy details' }).click()
      await expectNoAxeViolations(page)
    })
  })
}
