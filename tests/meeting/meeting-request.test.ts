import 'temporal-polyfill/global'
import { describe, expect, test } from 'vitest'
import { emptyDraft, type MeetingDraft } from '#meeting/meeting-draft.ts'
import {
  fieldMessage,
  meetingFields,
  missingAlert,
  missingFields,
  neededText,
  pastAlert,
  validateMeeting,
} from '#meeting/meeting-request.ts'

const now = Temporal.Instant.from('2030-05-01T12:00Z')
const filled: MeetingDraft = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  subject: 'Bulk Order Discussion',
  date: '2030-05-16',
  slot: 9,
}

function verdictOf(changes: Partial<MeetingDraft>, at = now) {
  return validateMeeting({ ...filled, ...changes }, at)
}

test('the alerts have the specification’s words', () => {
  expect(missingAlert).toBe('Please fill in all required fields and select a date and time.')
  expect(pastAlert).toBe('Please select a future date and time for the meeting.')
})

describe('the missing fields', () => {
  test('are in the order of the form', () => {
    expect(missingFields(emptyDraft)).toEqual(['name', 'email', 'date', 'slot'])
    expect(missingFields({ ...emptyDraft, subject: '' })).toEqual([
      'name',
      'email',
      'subject',
      'date',
      'slot',
    ])
    expect(missingFields(filled)).toEqual([])
  })

  test('include fields with blanks only', () => {
    expect(missingFields({ ...filled, name: ' \t\n', email: '   ', subject: '\u00A0' })).toEqual([
      'name',
      'email',
      'subject',
    ])
  })

  test('include a date that does not exist', () => {
    expect(missingFields({ ...filled, date: '2030-02-31' })).toEqual(['date'])
  })

  test('are named beside the button', () => {
    expect(neededText({ ...filled, date: null, slot: null })).toBe('Still needed: date, time')
    expect(neededText({ ...filled, name: ' ' })).toBe('Still needed: name')
    expect(neededText(filled)).toBe('')
  })

  test('do not include invalid ones, which have another sentence', () => {
    expect(neededText({ ...filled, email: 'ada', slot: null })).toBe('Still needed: valid email, time')
    expect(neededText({ ...filled, name: 'a'.repeat(201) })).toBe('Still needed: shorter name')
  })
})

describe('messages at the fields', () => {
  test('exist for every empty field', () => {
    const empty: MeetingDraft = { ...emptyDraft, subject: '' }
    expect(fieldMessage(empty, 'name')).toBe('Enter your name.')
    expect(fieldMessage(empty, 'email')).toBe('Enter your email address.')
    expect(fieldMessage(empty, 'subject')).toBe('Choose a subject.')
    expect(fieldMessage(empty, 'date')).toBe('Choose a date.')
    expect(fieldMessage(empty, 'slot')).toBe('Choose a time.')
  })

  test('do not exist for valid fields', () => {
    expect(meetingFields.filter((field) => fieldMessage(filled, field) !== null)).toEqual([])
  })

  test('distinguish an empty, a blank, a malformed and a 1,000-character email', () => {
    const messages = ['', '  ', 'ada', `${'x'.repeat(988)}@example.com`].map((email) =>
      fieldMessage({ ...filled, email }, 'email'),
    )
    expect(messages).toEqual([
      'Enter your email address.',
      'Enter your email address.',
      'An email address needs an @, as in name@example.com.',
      'This email address is too long: 254 characters are the most.',
    ])
  })

  test('allow a name of 200 characters and no more', () => {
    expect(fieldMessage({ ...filled, name: ` ${'a'.repeat(200)} ` }, 'name')).toBeNull()
    expect(fieldMessage({ ...filled, name: 'a'.repeat(201) }, 'name')).toMatch('too long')
  })
})

describe('a submit', () => {
  test('of a complete form returns the meeting, cleaned', () => {
    const verdict = verdictOf({ name: ' Ada\r\nLovelace ', email: ' ada＠ｅxample.com ' })
    expect(verdict).toMatchObject({
      kind: 'ok',
      meeting: { name: 'Ada Lovelace', email: 'ada@example.com', subject: 'Bulk Order Discussion' },
    })
    expect(verdict.kind === 'ok' && verdict.meeting.start.toString()).toBe(
      '2030-05-16T09:00:00-04:00[America/New_York]',
    )
  })

  test.each([
    [{ name: ' ' }, ['name']],
    [{ email: '' }, ['email']],
    [{ subject: '' }, ['subject']],
    [{ date: null }, ['date']],
    [{ slot: null }, ['slot']],
    [{ name: '', slot: null }, ['name', 'slot']],
  ])('with %j returns the alert for missing fields', (changes, fields) => {
    expect(verdictOf(changes)).toEqual({ kind: 'missing', alert: missingAlert, fields })
  })

  test('reports missing fields before invalid or past ones', () => {
    expect(verdictOf({ email: 'ada', slot: null }).kind).toBe('missing')
    expect(verdictOf({ email: 'ada', date: '2029-05-16' }).kind).toBe('invalid')
  })

  test('with a malformed email reports that field', () => {
    expect(verdictOf({ email: 'ada' })).toEqual({ kind: 'invalid', fields: ['email'] })
    expect(verdictOf({ email: 'ada', name: 'a'.repeat(201) })).toEqual({
      kind: 'invalid',
      fields: ['name', 'email'],
    })
  })

  test('is in time until the moment the slot starts in New York', () => {
    const start = Temporal.Instant.from('2030-05-16T09:00-04:00')
    expect(verdictOf({}, start.subtract({ milliseconds: 1 })).kind).toBe('ok')
    const late = { kind: 'past', alert: pastAlert, fields: ['date', 'slot'] }
    expect(verdictOf({}, start)).toEqual(late)
    expect(verdictOf({}, start.add({ hours: 1 }))).toEqual(late)
    expect(verdictOf({ date: '2029-05-16' })).toEqual(late)
  })

  test('uses New York’s clock for visitors with another date', () => {
    // It is May 17 in Tokyo and on Kiritimati, and May 16 in Honolulu, but 10:30 AM on May 16 in New York.
    for (const time of ['2030-05-16T23:30+09:00', '2030-05-17T04:30+14:00', '2030-05-16T04:30-10:00']) {
      const at = Temporal.Instant.from(time)
      expect(verdictOf({ slot: 10 }, at).kind).toBe('past')
      expect(verdictOf({ slot: 11 }, at).kind).toBe('ok')
    }
  })

  test.each([
    ['2026-03-08', '13:00Z'],
    ['2026-11-01', '14:00Z'],
    ['2027-03-14', '13:00Z'],
  ])('on %s, a day of a clock change, 9:00 AM is %s', (date, utc) => {
    const start = Temporal.Instant.from(`${date}T${utc}`)
    expect(verdictOf({ date }, start.subtract({ seconds: 1 })).kind).toBe('ok')
    expect(verdictOf({ date }, start).kind).toBe('past')
  })
})
