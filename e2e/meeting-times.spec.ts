import { collectWindows, fillForm, openForm, press, mockCalendar } from './booking.ts'
import { expect, test } from './fixtures.ts'

/** Late on Saturday in New York; Sunday noon in Tokyo, Saturday afternoon in Honolulu. */
const saturdayEvening = '2026-11-21T22:30:00-05:00'

for (const [timezoneId, ownTime] of [
  ['Asia/Tokyo', /^11:00 AM, 1:00 AM Wed your time/],
  ['Pacific/Honolulu', /^11:00 AM, 6:00 AM your time/],
  ['America/New_York', /^11:00 AM$/],
] as const) {
  test.describe(`a visitor in ${timezoneId}`, () => {
    test.use({ timezoneId })

    test(
      'sees New York’s date and their own time beside a slot, and books New York’s time',
      { tag: '@full' },
      async ({ page }) => {
        await mockCalendar(page)
        const form = await openForm(page, saturdayEvening)
        const windows = collectWindows(page)
        await expect(form.locator('[aria-current="date"]')).toHaveAccessibleName(
          'Saturday, November 21, 2026',
        )
        await expect(form.getByRole('button', { name: 'Friday, November 20, 2026' })).toBeDisabled()
        await fillForm(form, { time: ownTime })
        await press(form)
        await expect
          .poll(() => new URL(windows[0] ?? 'x:').searchParams.get('dates'))
          .toBe('20261124T160000Z/20261124T163000Z')
      },
    )
  })
}

for (const [day, turns, today, dates] of [
  ['Sunday, November 1, 2026', 0, '2026-10-31T12:00:00-04:00', '20261101T140000Z/20261101T143000Z'],
  ['Sunday, March 14, 2027', 4, '2026-11-21T12:00:00-05:00', '20270314T130000Z/20270314T133000Z'],
] as const) {
  test(
    `9:00 AM on ${day}, a day of a clock change, is 9:00 AM in New York`,
    { tag: '@full' },
    async ({ page }) => {
      await mockCalendar(page)
      const form = await openForm(page, today)
      const windows = collectWindows(page)
      for (let turn = 0; turn < turns; turn += 1)
        await form.getByRole('button', { name: 'Next month' }).click()
      await fillForm(form, { day, time: /^9:00 AM/ })
      await press(form)
      await expect.poll(() => new URL(windows[0] ?? 'x:').searchParams.get('dates')).toBe(dates)
    },
  )
}
