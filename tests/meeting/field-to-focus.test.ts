import 'temporal-polyfill/global'
import { expect, test } from 'vitest'
import { fieldToFocus } from '#meeting/field-to-focus.ts'
import { emptyDraft, type MeetingDraft } from '#meeting/meeting-draft.ts'
import { validateMeeting } from '#meeting/meeting-request.ts'

const filled: MeetingDraft = {
  ...emptyDraft,
  name: 'Ada',
  email: 'ada@example.com',
  date: '2030-05-16',
  slot: 9,
}

function fix(changes: Partial<MeetingDraft>, newYorkTime = '2030-05-16T08:00') {
  const draft = { ...filled, ...changes }
  const now = Temporal.PlainDateTime.from(newYorkTime).toZonedDateTime('America/New_York').toInstant()
  const verdict = validateMeeting(draft, now)
  return verdict.kind === 'ok' ? 'ok' : fieldToFocus(verdict, draft, now)
}

test('the first missing or invalid field from the top has priority', () => {
  expect(fix({ name: ' ', slot: null })).toBe('name')
  expect(fix({ date: null, slot: null })).toBe('date')
  expect(fix({ slot: null })).toBe('slot')
  expect(fix({ email: 'ada' })).toBe('email')
})

test('a past time needs another time, while its date has one left', () => {
  expect(fix({ slot: 9 }, '2030-05-16T09:00')).toBe('slot')
  expect(fix({ slot: 9 }, '2030-05-16T16:59')).toBe('slot')
})

test('a past date, or one without a time left, needs another date', () => {
  expect(fix({ slot: 17 }, '2030-05-16T17:00')).toBe('date')
  expect(fix({ slot: 17 }, '2030-05-17T08:00')).toBe('date')
})
