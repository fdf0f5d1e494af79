import { expect, test } from 'vitest'
import { hourLabel } from '#site/hour-label.ts'

test('times are formatted with a twelve-hour clock', () => {
  expect([0, 0.5, 9, 9.75, 12, 12 + 5 / 60, 23, 24].map(hourLabel)).toEqual([
    '12:00 AM',
    '12:30 AM',
    '9:00 AM',
    '9:45 AM',
    '12:00 PM',
    '12:05 PM',
    '11:00 PM',
    '12:00 AM',
  ])
})
