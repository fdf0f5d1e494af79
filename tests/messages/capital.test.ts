import 'temporal-polyfill/global'
import { expect, test, vi } from 'vitest'
import { readFormats, readWeek } from '../../scripts/messages/read-formats.ts'
import { openingRows } from '#contact/opening-hours.ts'
import { monthLabel } from '#meeting/meeting-dates.ts'

vi.mock('virtual:language', () => ({
  language: 'fr',
  locale: 'fr-FR',
  direction: 'ltr',
  ...readFormats('fr-FR'),
  ...readWeek('fr-FR'),
}))

test('French days and months have a capital where they begin a line', () => {
  expect(openingRows()[0]?.day).toBe('Lundi')
  expect(monthLabel(Temporal.PlainYearMonth.from('2030-05'))).toBe('Mai 2030')
})
