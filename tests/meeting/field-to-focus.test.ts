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

function mend(changes: Partial<MeetingDraft>, newYorkTime = '2030-05-16T08:00') {
  const draft = { ...filled, ...changes }
  const now = Temporal.PlainDateTime.from(newYorkTime).toZonedDateTime('America/New_York').toInstant()
  const verdict = validateMeeting(draft, now)
  return verdict.kind === 'ok' ? 'ok' : fieldToFocus(verdict, draft, now)
}

test('what is missing or wrong is mended from the top', () => {
  expect(mend({ name: ' ', slot: null })).toBe('name')
  expect(mend({ date: null, slot: null })).toBe('date')
  expect(mend({ slot: null })).toBe('slot')
  expect(mend({ email: 'ada' })).toBe('email')
})

test('a time that is over is mended by another time, while the date has any', () => {
  expect(mend({ slot: 9 }, '2030-05-16T09:00')).toBe('slot')
  expect(mend({ slot: 9 }, '2030-05-16T16:59')).toBe('slot')
})

test('a date that is over, or has no time left, is mended by another date', () => {
  expect(mend({ slot: 17 }, '2030-05-16T17:00')).toBe('date')
  expect(mend({ slot: 17 }, '2030-05-17T08:00')).toBe('date')
})
