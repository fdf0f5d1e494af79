import { fillForm, openForm, press, saturdayMorning, standInForCalendar } from './booking.ts'
import { expect, expectNoAxeViolations, test } from './fixtures.ts'

// Axe goes through the whole page each time: without products, that is much quicker.
const address = '/?search=none'

test.slow()

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`${colorScheme} theme`, () => {
    test.use({ colorScheme, reducedMotion: 'reduce', timezoneId: 'Asia/Tokyo' })

    test('the form and its alert have no violations', async ({ page }) => {
      const form = await openForm(page, saturdayMorning, address)
      await expectNoAxeViolations(page)
      await press(form)
      await expect(page.getByRole('alertdialog')).toBeVisible()
      await expectNoAxeViolations(page)
    })

    test('the form’s messages have no violations', async ({ page }) => {
      const form = await openForm(page, saturdayMorning, address)
      await press(form)
      await page.getByRole('button', { name: 'OK' }).click()
      await expect(form.getByLabel('Name')).toBeFocused()
      await expectNoAxeViolations(page)
      await fillForm(form, { email: 'ada', day: 'Saturday, November 21, 2026', time: /^9:00 AM/ })
      await press(form)
      await expect(form.getByLabel('Email')).toBeFocused()
      await expectNoAxeViolations(page)
    })

    test('the dialog, also where nothing can be copied, has no violations', async ({ page }) => {
      await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'clipboard'))
      await standInForCalendar(page)
      const form = await openForm(page, saturdayMorning, address)
      await fillForm(form)
      await press(form)
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.bringToFront()
      await page.getByRole('button', { name: 'Copy details' }).click()
      await expect(page.getByLabel('Details of the meeting')).toBeFocused()
      await expectNoAxeViolations(page)
    })
  })
}
