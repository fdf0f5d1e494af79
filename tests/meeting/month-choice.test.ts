import 'temporal-polyfill/global'
import { expect, test } from 'vitest'
import { dateInMonth } from '#meeting/meeting-dates.ts'

const today = Temporal.PlainDate.from('2030-05-16')

function inMonth(from: string, month: string): string {
  return dateInMonth(Temporal.PlainDate.from(from), Temporal.PlainYearMonth.from(month), today).toString()
}

test('another month keeps the day, or uses its last day', () => {
  expect(inMonth('2030-05-31', '2030-07')).toBe('2030-07-31')
  expect(inMonth('2030-05-31', '2030-06')).toBe('2030-06-30')
  expect(inMonth('2030-12-31', '2032-02')).toBe('2032-02-29')
})

test('another month never leads to a date that is not on offer', () => {
  expect(inMonth('2030-06-03', '2030-05')).toBe('2030-05-16')
  expect(inMonth('2030-06-03', '2030-01')).toBe('2030-05-16')
  expect(inMonth('2032-04-30', '2032-05')).toBe('2032-05-16')
  expect(inMonth('2031-12-01', '2032-12')).toBe('2032-05-16')
})
