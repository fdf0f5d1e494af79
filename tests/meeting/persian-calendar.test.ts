import 'temporal-polyfill/global'
import { expect, test, vi } from 'vitest'
import { readFormats, readWeek } from '../../scripts/messages/read-formats.ts'
import { dateForKey } from '#meeting/calendar-keys.ts'
import { dayLabel, monthLabel } from '#meeting/meeting-dates.ts'
import { monthGrid, weekdays } from '#meeting/month-grid.ts'

vi.mock('virtual:language', () => ({
  language: 'fa',
  locale: 'fa-IR',
  direction: 'rtl',
  ...readFormats('fa-IR'),
  ...readWeek('fa-IR'),
}))

const day = Temporal.PlainDate.from('2030-05-16')

const press = (key: string) => dateForKey(key, false, day, day.subtract({ weeks: 2 }))?.toString()

test('arrow keys follow the direction of the text', () => {
  expect([press('ArrowLeft'), press('ArrowRight')]).toEqual(['2030-05-17', '2030-05-15'])
})

test('weeks begin on Saturday', () => {
  expect(weekdays[0]).toEqual({ short: 'شن', name: 'شنبه' })
  expect([press('Home'), press('End')]).toEqual(['2030-05-11', '2030-05-17'])
  const [week] = monthGrid(Temporal.PlainYearMonth.from('2030-05'), day)
  expect(week?.map((date) => date?.day ?? null)).toEqual([null, null, null, null, 1, 2, 3])
})

test('labels have the numerals of the locale, and the Gregorian year of the grid', () => {
  expect(monthLabel(day.toPlainYearMonth())).toContain('۲۰۳۰')
  expect(dayLabel(day)).toMatch(/^پنجشنبه.* ۱۶ .*۲۰۳۰$/)
})
