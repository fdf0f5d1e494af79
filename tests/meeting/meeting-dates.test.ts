import 'temporal-polyfill/global'
import { describe, expect, test } from 'vitest'
import {
  clampDate,
  dayLabel,
  isMonthOffered,
  isOffered,
  isPastDate,
  lastDate,
  monthLabel,
  parseDate,
  todayInShop,
} from '#meeting/meeting-dates.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const month = (text: string) => Temporal.PlainYearMonth.from(text)
const todayAt = (visitorTime: string) => todayInShop(Temporal.Instant.from(visitorTime)).toString()

describe('today is New York’s', () => {
  test('for a visitor in Tokyo just past their midnight', () => {
    expect(todayAt('2030-05-17T00:10+09:00')).toBe('2030-05-16')
    expect(todayAt('2030-05-17T13:00+09:00')).toBe('2030-05-17')
  })

  test('for a visitor on Kiritimati, one day ahead', () => {
    expect(todayAt('2030-05-17T00:00+14:00')).toBe('2030-05-16')
    expect(todayAt('2030-05-17T17:59:59+14:00')).toBe('2030-05-16')
    expect(todayAt('2030-05-17T18:00+14:00')).toBe('2030-05-17')
  })

  test('for a visitor in Honolulu, one day behind', () => {
    expect(todayAt('2030-05-16T23:59-10:00')).toBe('2030-05-17')
    expect(todayAt('2030-05-16T17:59:59-10:00')).toBe('2030-05-16')
    expect(todayAt('2030-05-16T18:00-10:00')).toBe('2030-05-17')
  })

  test.each([
    ['2026-03-08T04:59:59Z', '2026-03-07'],
    ['2026-03-08T05:00:00Z', '2026-03-08'],
    ['2026-03-09T03:59:59Z', '2026-03-08'],
    ['2026-03-09T04:00:00Z', '2026-03-09'],
    ['2026-11-01T03:59:59Z', '2026-10-31'],
    ['2026-11-01T04:00:00Z', '2026-11-01'],
    ['2026-11-02T04:59:59Z', '2026-11-01'],
    ['2026-11-02T05:00:00Z', '2026-11-02'],
    ['2027-03-15T03:59:59Z', '2027-03-14'],
    ['2027-03-15T04:00:00Z', '2027-03-15'],
  ])('at %s it is %s, although the day of a clock change has 23 or 25 hours', (instant, date) => {
    expect(todayAt(instant)).toBe(date)
  })
})

test('yesterday is past, today is not', () => {
  const today = day('2030-05-16')
  expect(isPastDate(day('2030-05-15'), today)).toBe(true)
  expect(isPastDate(today, today)).toBe(false)
  expect(isPastDate(day('2030-05-17'), today)).toBe(false)
})

test('dates from today to two years ahead are on offer', () => {
  const today = day('2030-05-16')
  const candidates = ['2030-05-15', '2030-05-16', '2032-05-16', '2032-05-17']
  expect(candidates.map((text) => isOffered(day(text), today))).toEqual([false, true, true, false])
  expect(candidates.map((text) => clampDate(day(text), today).toString())).toEqual([
    '2030-05-16',
    '2030-05-16',
    '2032-05-16',
    '2032-05-16',
  ])
})

test('two years after a leap day end on February 28', () => {
  expect(lastDate(day('2028-02-29')).toString()).toBe('2030-02-28')
})

test('a month is on offer when any of its days is', () => {
  const today = day('2030-05-31')
  const candidates = ['2030-04', '2030-05', '2032-05', '2032-06']
  expect(candidates.map((text) => isMonthOffered(month(text), today))).toEqual([false, true, true, false])
})

test('months and days have full names', () => {
  expect(monthLabel(month('2030-06'))).toBe('June 2030')
  expect(dayLabel(day('2030-05-16'))).toBe('Thursday, May 16, 2030')
  expect(dayLabel(day('2026-03-08'))).toBe('Sunday, March 8, 2026')
})

test('a stored date is read, and anything else is null', () => {
  expect(parseDate('2030-05-16')?.toString()).toBe('2030-05-16')
  expect(parseDate('2028-02-29')?.toString()).toBe('2028-02-29')
  const others = [
    null,
    '',
    '2030-02-31',
    '2030-13-01',
    '2030-5-16',
    '20300516',
    '2030-05-16T09:00',
    ' 2030-05-16',
    // Temporal itself accepts these.
    '+002030-05-16',
    '2030-05-16[u-ca=iso8601]',
  ]
  expect(others.filter((text) => parseDate(text) !== null)).toEqual([])
})
