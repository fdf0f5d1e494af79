import 'temporal-polyfill/global'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { monthGrid, monthOf, weekdays } from '#meeting/month-grid.ts'

const early = Temporal.PlainDate.from('2020-01-01')

function gridOf(month: string, today = early): string[] {
  const weeks = monthGrid(Temporal.PlainYearMonth.from(month), today)
  return weeks.map((week) => week.map((date) => (date ? String(date.day) : '.')).join(' '))
}

const weekdayNames = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' })

test('weeks begin on Sunday, and cells of other months are empty', () => {
  expect(gridOf('2030-05')).toEqual([
    '. . . 1 2 3 4',
    '5 6 7 8 9 10 11',
    '12 13 14 15 16 17 18',
    '19 20 21 22 23 24 25',
    '26 27 28 29 30 31 .',
  ])
})

test('a month has four to six weeks', () => {
  expect(gridOf('2026-02')).toHaveLength(4)
  expect(gridOf('2026-02')[0]).toBe('1 2 3 4 5 6 7')
  expect(gridOf('2026-08')).toHaveLength(6)
  expect(gridOf('2026-08').at(-1)).toBe('30 31 . . . . .')
})

test('leap days and the days of clock changes are in the right cells', () => {
  expect(gridOf('2028-02').at(-1)).toBe('27 28 29 . . . .')
  expect(gridOf('2026-03').slice(0, 2)).toEqual(['1 2 3 4 5 6 7', '8 9 10 11 12 13 14'])
  expect(gridOf('2026-11')[0]).toBe('1 2 3 4 5 6 7')
})

test('every day of any month is in the grid once, in order, under its weekday', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2020, max: 2060 }), fc.integer({ min: 1, max: 12 }), (year, number) => {
      const month = Temporal.PlainYearMonth.from({ year, month: number })
      const weeks = monthGrid(month, early)
      const dates = weeks.flat().filter((date) => date !== null)
      expect(dates.map((date) => date.day)).toEqual(
        Array.from({ length: month.daysInMonth }, (_, i) => i + 1),
      )
      expect(weeks.filter((week) => week.length !== 7 || week.every((date) => date === null))).toEqual([])
      expect(dates.filter((date) => !date.toPlainYearMonth().equals(month))).toEqual([])
      // An independent reference: Intl's weekday of a plain Date.
      const misplaced = weeks.flatMap((week) =>
        week.filter((date, column) => {
          const noon = date && new Date(Date.UTC(date.year, date.month - 1, date.day, 12))
          return noon && weekdayNames.format(noon) !== weekdays[column]?.name
        }),
      )
      expect(misplaced).toEqual([])
    }),
    { numRuns: 40 },
  )
})

test('while fewer than seven days of a month are left, the grid of the next one begins with them', () => {
  const today = Temporal.PlainDate.from('2026-11-28')
  expect(gridOf('2026-12', today)).toEqual([
    '. . . . . . 28',
    '29 30 1 2 3 4 5',
    '6 7 8 9 10 11 12',
    '13 14 15 16 17 18 19',
    '20 21 22 23 24 25 26',
    '27 28 29 30 31 . .',
  ])
  expect(gridOf('2027-01', today)[0]).toBe('. . . . . 1 2')
  expect(gridOf('2026-12', Temporal.PlainDate.from('2026-11-24'))[0]).toBe('. . 1 2 3 4 5')
})

test('a date late in a month is in the grid of the next one, and so are the next four weeks', () => {
  const dates = fc.integer({ min: 0, max: 10_000 }).map((days) => early.add({ days }))
  fc.assert(
    fc.property(dates, (today) => {
      const month = monthOf(today, today)
      const isLate = today.daysInMonth - today.day < 6
      expect(month.equals(today.toPlainYearMonth())).toBe(!isLate)
      const shown = monthGrid(month, today)
        .flat()
        .filter((date) => date !== null)
      expect(shown.some((date) => date.equals(today))).toBe(true)
      const hasFourWeeks = shown.some((date) => date.equals(today.add({ weeks: 4 })))
      expect(!isLate || hasFourWeeks).toBe(true)
    }),
    { numRuns: 200 },
  )
})
