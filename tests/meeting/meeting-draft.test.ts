import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptyDraft, parseDraft, parseSentForm, toStored, type MeetingDraft } from '#meeting/meeting-draft.ts'

const draft: MeetingDraft = {
  name: ' Ada ',
  email: 'not yet an addr',
  subject: 'Product Sourcing',
  date: '2030-05-16',
  slot: 13,
}

test('an empty draft has the subject of a wholesale inquiry', () => {
  expect(emptyDraft.subject).toBe('Wholesale Inquiry')
})

test('a stored draft is read as typed, complete or not', () => {
  expect(parseDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
  expect(parseDraft(emptyDraft)).toEqual(emptyDraft)
})

test('a subject that was stored in another language is read in this one', () => {
  const inGerman = { ...toStored(draft), subject: 'Produktbeschaffung' }
  expect(parseDraft(inGerman).subject).toBe('Product Sourcing')
  expect(parseSentForm({ draft: inGerman, isCalendarOpen: true })?.draft.subject).toBe('Product Sourcing')
  expect(parseDraft({ ...draft, subjectIndex: 99 }).subject).toBe('Product Sourcing')
})

test('damaged fields become empty, the others stay', () => {
  expect(parseDraft({ ...draft, slot: 8, date: 'soon', subject: 'Gossip' })).toEqual({
    ...draft,
    slot: null,
    date: null,
    subject: 'Wholesale Inquiry',
  })
  expect(parseDraft({ name: 'Ada' })).toEqual({ ...emptyDraft, name: 'Ada' })
  expect(parseDraft({ ...draft, name: 7, email: null })).toEqual({ ...draft, name: '', email: '' })
})

test('a stored form that was passed on is read whole or not at all', () => {
  const sent = { draft, isCalendarOpen: true }
  expect(parseSentForm(JSON.parse(JSON.stringify(sent)))).toEqual(sent)
  for (const invalid of [null, 7, draft, { draft }, { isCalendarOpen: true }])
    expect(parseSentForm(invalid)).toBeUndefined()
})

test('any stored value can be read', () => {
  for (const invalid of [null, undefined, 7, 'x', []]) expect(parseDraft(invalid)).toEqual(emptyDraft)
  fc.assert(
    fc.property(fc.anything(), (invalid) => {
      const { name, email, subject } = parseDraft(invalid)
      expect([name, email, subject].every((text) => typeof text === 'string')).toBe(true)
    }),
  )
})
