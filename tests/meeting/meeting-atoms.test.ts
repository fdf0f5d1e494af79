import 'temporal-polyfill/global'
import { createStore } from 'jotai'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Page } from '#meeting/hand-over.ts'
import {
  acknowledgeAtom,
  bookingAtom,
  draftAtom,
  isBookingShownAtom,
  submitAtom,
} from '#meeting/meeting-atoms.ts'
import { emptyDraft, type MeetingDraft } from '#meeting/meeting-draft.ts'
import { meetings } from '#shop.details.ts'

const now = Temporal.Instant.from('2030-05-01T12:00Z')
const filled: MeetingDraft = {
  ...emptyDraft,
  name: 'Ada',
  email: 'ada@example.com',
  date: '2030-05-16',
  slot: 9,
}

/** A route's store with a filled form, and what it passes to the outside world. */
function openForm(draft: Partial<MeetingDraft> = filled, isBlocked = false) {
  createStore().set(acknowledgeAtom)
  return returnToForm(draft, isBlocked)
}

/** As after leaving the page: what the tab holds is there, and the route has a new store. */
function returnToForm(draft: Partial<MeetingDraft> = {}, isBlocked = false) {
  const store = createStore()
  const calls: string[] = []
  const page: Page = {
    open: (address) => {
      calls.push(`open ${address.split(':', 1)[0]}`)
      return isBlocked ? null : { opener: null }
    },
    location: { assign: (address) => calls.push(`go ${address.split(':', 1)[0]}`) },
  }
  store.set(draftAtom, draft)
  return { store, calls, submit: (at = now) => store.set(submitAtom, at, page) }
}

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
})

test('a change of one field does not change the others', () => {
  const { store } = openForm()
  store.set(draftAtom, { slot: 10 })
  expect(store.get(draftAtom)).toEqual({ ...filled, slot: 10 })
})

describe('a submit', () => {
  test('of a complete form passes it on and shows the booking', () => {
    const { store, calls, submit } = openForm()
    expect(submit().kind).toBe('ok')
    expect(calls).toEqual(['open https', 'go mailto'])
    expect(store.get(isBookingShownAtom)).toBe(true)
    expect(store.get(bookingAtom)).toMatchObject({ isCalendarOpen: true, meeting: { name: 'Ada' } })
  })

  test('records that the calendar’s window was blocked', () => {
    const { store, submit } = openForm(filled, true)
    submit()
    expect(store.get(bookingAtom)?.isCalendarOpen).toBe(false)
  })

  test.each([
    [{ slot: null }, 'missing'],
    [{ email: 'ada' }, 'invalid'],
    [{ date: '2029-05-16' }, 'past'],
  ])('of a form with %j passes nothing on', (changes, kind) => {
    const { store, calls, submit } = openForm({ ...filled, ...changes })
    expect(submit().kind).toBe(kind)
    expect(calls).toEqual([])
    expect([store.get(bookingAtom), store.get(isBookingShownAtom)]).toEqual([null, false])
  })

  test('fifty times within one task makes one booking', () => {
    const { calls, submit } = openForm()
    for (let click = 0; click < 50; click++) submit()
    expect(calls).toEqual(['open https', 'go mailto'])
  })

  test('of the same form after the dialog was closed shows the booking again, and passes nothing on', () => {
    const { store, calls, submit } = openForm()
    submit()
    store.set(isBookingShownAtom, false)
    store.set(draftAtom, { name: 'Ad' })
    store.set(draftAtom, { name: 'Ada' })
    submit()
    expect(store.get(isBookingShownAtom)).toBe(true)
    expect(calls).toHaveLength(2)
  })

  test('of the same form after the page was left shows the booking, and passes nothing on', () => {
    openForm(filled, true).submit()
    const { store, calls, submit } = returnToForm()
    expect(store.get(bookingAtom)).toBeNull()
    expect(submit().kind).toBe('ok')
    expect(calls).toEqual([])
    expect(store.get(isBookingShownAtom)).toBe(true)
    expect(store.get(bookingAtom)).toMatchObject({ isCalendarOpen: false, meeting: { name: 'Ada' } })
  })

  test('of another form after the page was left is another booking', () => {
    openForm().submit()
    const { calls, submit } = returnToForm({ slot: 10 })
    submit()
    expect(calls).toEqual(['open https', 'go mailto'])
  })

  test('of another form is another booking', () => {
    const { store, calls, submit } = openForm()
    submit()
    store.set(isBookingShownAtom, false)
    store.set(draftAtom, { slot: 10 })
    submit()
    expect(calls).toHaveLength(4)
    expect(store.get(bookingAtom)?.meeting.start.hour).toBe(10)
  })
})

test('a confirmed booking empties the form, and the same meeting can be requested again', () => {
  const { store, calls, submit } = openForm({ ...filled, subject: 'Product Sourcing' })
  submit()
  store.set(acknowledgeAtom)
  expect(store.get(draftAtom)).toEqual(emptyDraft)
  expect(store.get(draftAtom).subject).toBe('Wholesale Inquiry')
  expect([store.get(bookingAtom), store.get(isBookingShownAtom)]).toEqual([null, false])
  store.set(draftAtom, { ...filled, subject: 'Product Sourcing' })
  submit()
  expect(calls).toHaveLength(4)
})

test('a subject is stored for every language of the shop', () => {
  const stored: unknown[] = []
  vi.stubGlobal('sessionStorage', {
    getItem: () => null,
    setItem: (_key: string, text: string) => stored.push(JSON.parse(text)),
  })
  const { submit } = openForm({ ...filled, subject: 'Product Sourcing' })
  submit()
  const draft: unknown = expect.objectContaining({
    subjectIndex: meetings.subjects.indexOf('Product Sourcing'),
  })
  expect(stored).toContainEqual(draft)
  expect(stored).toContainEqual({ draft, isCalendarOpen: true })
})
