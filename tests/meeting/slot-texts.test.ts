import 'temporal-polyfill/global'
import { expect, test } from 'vitest'
import { emptyDraft } from '#meeting/meeting-draft.ts'
import { slotStart } from '#meeting/meeting-slots.ts'
import { pastDateError, pastSlotError, startText } from '#meeting/slot-texts.ts'

const day = Temporal.PlainDate.from('2030-05-16')
const on = { ...emptyDraft, date: '2030-05-16' }
const at = (newYorkTime: string) =>
  Temporal.PlainDateTime.from(newYorkTime).toZonedDateTime('America/New_York').toInstant()

test('a start is worded in New York’s time, and in the visitor’s where that differs', () => {
  const words = (slot: number, zone: string) => {
    const start = slotStart(day, slot)
    return start && startText(start, zone)
  }
  expect(words(9, 'America/New_York')).toBe('Thursday, May 16, 2030, 9:00 AM New York time')
  expect(words(9, 'Asia/Tokyo')).toBe('Thursday, May 16, 2030, 9:00 AM New York time (10:00 PM your time)')
  expect(words(13.5, 'Asia/Tokyo')).toBe(
    'Thursday, May 16, 2030, 1:30 PM New York time (2:30 AM Fri your time)',
  )
})

test('a past date has a message, and no other date has one', () => {
  expect(pastDateError(on, day.add({ days: 1 }))).toBe('Thursday, May 16, 2030 is past. Choose another date.')
  expect(pastDateError(on, day)).toBeNull()
  expect(pastDateError(emptyDraft, day)).toBeNull()
})

test('a past time has a message while other times are left', () => {
  expect(pastSlotError({ ...on, slot: 9 }, at('2030-05-16T09:00'))).toBe(
    '9:00 AM is past on this date. Choose a later time.',
  )
  expect(pastSlotError({ ...on, slot: 10 }, at('2030-05-16T09:00'))).toBeNull()
  expect(pastSlotError(on, at('2030-05-16T09:00'))).toBeNull()
  expect(pastSlotError({ ...emptyDraft, slot: 9 }, at('2030-05-16T09:00'))).toBeNull()
})

test('a date without a time left has a message for any time', () => {
  const words = 'No times are left on this date. Choose another date.'
  expect(pastSlotError(on, at('2030-05-16T17:00'))).toBe(words)
  expect(pastSlotError({ ...on, slot: 17 }, at('2030-05-16T17:00'))).toBe(words)
})
