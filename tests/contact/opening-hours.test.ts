import { expect, test } from 'vitest'
import { openingRows } from '#contact/opening-hours.ts'

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

test('a day from midnight to midnight is open all day', () => {
  const week = [{ weekday: 1, open: { from: 0, to: 24 } }]
  expect(openingRows(week).map(({ hours }) => hours)).toEqual(['Open all day'])
})
