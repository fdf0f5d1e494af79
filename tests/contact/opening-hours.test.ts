import { expect, test } from 'vitest'
import { hourLabel, openingRows } from '#contact/opening-hours.ts'

test('the week is listed from Monday to Sunday with an en dash', () => {
  const lines = openingRows().map(({ day, hours }) => `${day} ${hours}`)
  expect(lines).toEqual([
    'Monday 9:00 AM – 6:00 PM',
    'Tuesday 9:00 AM – 6:00 PM',
    'Wednesday 9:00 AM – 6:00 PM',
    'Thursday 9:00 AM – 6:00 PM',
    'Friday 9:00 AM – 6:00 PM',
    'Saturday 10:00 AM – 4:00 PM',
    'Sunday Closed',
  ])
})

test('times are formatted with a twelve-hour clock', () => {
  expect([0, 0.5, 9, 9.75, 12, 12.5, 23, 24].map(hourLabel)).toEqual([
    '12:00 AM',
    '12:30 AM',
    '9:00 AM',
    '9:45 AM',
    '12:00 PM',
    '12:30 PM',
    '11:00 PM',
    '12:00 AM',
  ])
})
