import { expectAnnounced } from './announcements.ts'
import { countKeys } from './audit/count-keys.ts'
import { collectMails, openForm, mockCalendar } from './booking.ts'
import { expect, test } from './fixtures.ts'
import { nextFrames } from './scroll-through.ts'

test('a booking takes at most fifteen keys besides typing', async ({ page }) => {
  await mockCalendar(page)
  const form = await openForm(page)
  const mails = await collectMails(page)
  const keys = countKeys(page)
  await page.getByRole('heading', { name: 'Book a wholesale meeting' }).focus()
  // Skips the link for writing an email instead.
  await keys.press('Tab', 'Tab')
  await page.keyboard.type('Ada Lovelace')
  await keys.press('Tab')
  await page.keyboard.type('ada@example.com')
  // Skips the subject and the calendar's headings.
  await keys.press('Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab')
  await expect(form.getByRole('button', { name: 'Saturday, November 21, 2026' })).toBeFocused()
  await keys.press('ArrowDown', 'Enter', 'Tab', 'Space')
  await expect(form.getByRole('radio', { name: /^9:00 AM/ })).toBeChecked()
  await keys.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Meeting Scheduled!' })).toBeFocused()
  await expect.poll(() => mails.length).toBe(1)
  expect(keys.count()).toBeLessThanOrEqual(15)
})

test(
  'keys move within the calendar, never into the past, and a chosen day is announced',
  { tag: '@full' },
  async ({ page }) => {
    const form = await openForm(page)
    const day = (name: string) => form.getByRole('button', { name })
    await day('Saturday, November 21, 2026').focus()
    await page.keyboard.press('ArrowLeft')
    await expect(day('Saturday, November 21, 2026')).toBeFocused()
    await page.keyboard.press('PageDown')
    await expect(day('Monday, December 21, 2026')).toBeFocused()
    await expect(page.getByRole('grid', { name: 'December 2026' })).toBeVisible()
    await nextFrames(page)
    // No announcement: the screen reader reads the month with the focused day.
    await expectAnnounced(page, '')
    await page.keyboard.press('Shift+PageDown')
    await expect(day('Tuesday, December 21, 2027')).toBeFocused()
    await page.keyboard.press('End')
    await expect(day('Saturday, December 25, 2027')).toBeFocused()
    await page.keyboard.press('Space')
    await expectAnnounced(page, 'Saturday, December 25, 2027 selected')
    await page.keyboard.press('Shift+Tab')
    await expect(form.getByRole('button', { name: 'Next year' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(day('Saturday, December 25, 2027')).toBeFocused()
  },
)
