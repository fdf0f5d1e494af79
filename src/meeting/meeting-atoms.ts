import { atom } from 'jotai'
import { storedAtom } from '#device/stored-atom.ts'
import { createStoredValue } from '#device/stored-value.ts'
import { handOver, type Page } from './hand-over.ts'
import {
  emptyDraft,
  parseDraft,
  parseSentForm,
  toStored,
  type MeetingDraft,
  type SentForm,
} from './meeting-draft.ts'
import { meetingFields, validateMeeting, type MeetingVerdict } from './meeting-request.ts'
import type { Meeting } from './meeting.ts'

/** Stored for the tab, not for the device: a name and an email address are private. */
const keptDraft = createStoredValue<MeetingDraft>({
  key: 'shop/meeting/1',
  parse: parseDraft,
  empty: emptyDraft,
  lasts: 'tab',
})

const storedDraftAtom = storedAtom(keptDraft, emptyDraft)

/**
 * Everything typed and chosen. Survives leaving the page and returning to it; a write changes the given fields only.
 */
export const draftAtom = atom(
  (get) => parseDraft(get(storedDraftAtom)),
  (_get, set, change: Partial<MeetingDraft>) =>
    set(storedDraftAtom, (before) => toStored({ ...before, ...change })),
)

/** The form that was passed on last: the same one is not passed on twice, also after leaving the page. */
const keptSentForm = createStoredValue<SentForm | null>({
  key: 'shop/meeting-sent/1',
  parse: parseSentForm,
  empty: null,
  lasts: 'tab',
})

/** A meeting that was passed to the visitor's calendar and mail program. */
interface Booking extends Pick<SentForm, 'isCalendarOpen'> {
  readonly meeting: Meeting
}

const isSameForm = (one: MeetingDraft, other: MeetingDraft) =>
  meetingFields.every((field) => one[field] === other[field])

/** The last booking on this page; null before the first, and after it has been acknowledged. */
export const bookingAtom = atom<Booking | null>(null)

export const isBookingShownAtom = atom(false)

/**
 * Submits the form at an instant. However often this is called, also within one task, the same form is passed on once:
 * later calls show its booking again.
 */
export const submitAtom = atom(null, (get, set, now: Temporal.Instant, page: Page): MeetingVerdict => {
  const draft = get(draftAtom)
  const verdict = validateMeeting(draft, now)
  if (verdict.kind !== 'ok') return verdict
  const { meeting } = verdict
  const last = keptSentForm.read()
  const isCalendarOpen = last && isSameForm(last.draft, draft) ? last.isCalendarOpen : handOver(meeting, page)
  keptSentForm.write({ draft: toStored(draft), isCalendarOpen })
  set(bookingAtom, { meeting, isCalendarOpen })
  set(isBookingShownAtom, true)
  return verdict
})

/** Called when the visitor has acknowledged the booking: the form is emptied (specification, section 4). */
export const acknowledgeAtom = atom(null, (_get, set) => {
  set(isBookingShownAtom, false)
  set(bookingAtom, null)
  keptSentForm.write(null)
  set(draftAtom, emptyDraft)
})
