import { atom } from 'jotai'
import { storedAtom } from '#device/stored-atom.ts'
import { createStoredValue } from '#device/stored-value.ts'
import { handOver, type Page } from './hand-over.ts'
import { emptyDraft, parseDraft, type MeetingDraft } from './meeting-draft.ts'
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
  (get) => get(storedDraftAtom),
  (_get, set, change: Partial<MeetingDraft>) => set(storedDraftAtom, (before) => ({ ...before, ...change })),
)

/** A meeting that was passed to the visitor's calendar and mail program. */
export interface Booking {
  readonly meeting: Meeting
  /** The form at that time: the same form is not passed on twice. */
  readonly draft: MeetingDraft
  /** False where the browser blocked the calendar's window. */
  readonly isCalendarOpen: boolean
}

const isSameForm = (one: MeetingDraft, other: MeetingDraft) =>
  meetingFields.every((field) => one[field] === other[field])

/** The last booking; null before the first, and after it has been acknowledged. */
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
  const last = get(bookingAtom)
  if (!last || !isSameForm(last.draft, draft)) {
    set(bookingAtom, { meeting: verdict.meeting, draft, isCalendarOpen: handOver(verdict.meeting, page) })
  }
  set(isBookingShownAtom, true)
  return verdict
})

/** Called when the visitor has acknowledged the booking: the form is emptied (specification, section 4). */
export const acknowledgeAtom = atom(null, (_get, set) => {
  set(isBookingShownAtom, false)
  set(bookingAtom, null)
  set(draftAtom, emptyDraft)
})
