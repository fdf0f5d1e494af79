import 'temporal-polyfill/global'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slots } from '#meeting/meeting-slots.ts'
import { emptyDraft } from '#meeting/meeting-draft.ts'
import { validateMeeting } from '#meeting/meeting-request.ts'
import { firstDateAhead, hasSlotAhead, isSlotAhead } from '#meeting/slots-ahead.ts'

const day = Temporal.PlainDate.from('2030-05-16')
const at = (time: string) => Temporal.Instant.from(time)

test('a time is ahead until the moment it starts in New York', () => {
  expect(isSlotAhead(day, 9, at('2030-05-16T08:59:59.999-04:00'))).toBe(true)
  expect(isSlotAhead(day, 9, at('2030-05-16T09:00-04:00'))).toBe(false)
  expect(isSlotAhead(day, 10, at('2030-05-16T09:00-04:00'))).toBe(true)
})

test('a date has times left until its last one starts', () => {
  expect(hasSlotAhead(day, at('2030-05-16T16:59-04:00'))).toBe(true)
  expect(hasSlotAhead(day, at('2030-05-16T17:00-04:00'))).toBe(false)
  expect(hasSlotAhead(day.add({ days: 1 }), at('2030-05-16T23:00-04:00'))).toBe(true)
  expect(hasSlotAhead(day.subtract({ days: 1 }), at('2030-05-16T00:00-04:00'))).toBe(false)
})

test('the first date ahead is today until its last time starts, then tomorrow', () => {
  expect(firstDateAhead(at('2030-05-16T16:59-04:00')).toString()).toBe('2030-05-16')
  expect(firstDateAhead(at('2030-05-16T17:00-04:00')).toString()).toBe('2030-05-17')
})

test('a time is ahead exactly when a submit accepts it', () => {
  const minutes = fc.integer({ min: -3000, max: 3000 })
  fc.assert(
    fc.property(fc.constantFrom(...slots), minutes, (slot, offset) => {
      const now = at('2030-05-16T13:00-04:00').add({ minutes: offset })
      const draft = { ...emptyDraft, name: 'Ada', email: 'ada@example.com', date: day.toString(), slot }
      expect(isSlotAhead(day, slot, now)).toBe(validateMeeting(draft, now).kind === 'ok')
    }),
    { numRuns: 200 },
  )
})
