import * as v from 'valibot'
import { meetings } from '#shop.details.ts'
import { slots, type Slot } from './meeting-slots.ts'

/**
 * The content of the form, with everything as typed. Plain values, so that it can be stored and restored before
 * Temporal is loaded.
 */
export interface MeetingDraft {
  readonly name: string
  readonly email: string
  readonly subject: string
  /** The subject's index, which all languages of the shop share: only in a stored draft. */
  readonly subjectIndex?: number
  /** A date in the shop's time zone, '2030-05-16'. */
  readonly date: string | null
  readonly slot: Slot | null
}

/** The form before any input, and after a booking. */
export const emptyDraft: MeetingDraft = {
  name: '',
  email: '',
  subject: meetings.subjects[0],
  date: null,
  slot: null,
}

const draftSchema = v.pipe(
  v.object({
    name: v.fallback(v.string(), emptyDraft.name),
    email: v.fallback(v.string(), emptyDraft.email),
    subject: v.fallback(v.picklist(meetings.subjects), meetings.subjects[0]),
    subjectIndex: v.fallback(v.number(), -1),
    date: v.fallback(v.nullable(v.pipe(v.string(), v.isoDate())), null),
    slot: v.fallback(v.nullable(v.picklist(slots)), null),
  }),
  v.transform(({ subjectIndex, ...draft }) => ({
    ...draft,
    subject: meetings.subjects[subjectIndex] ?? draft.subject,
  })),
)

/** The draft as it is stored: the visitor may switch to another language. */
export const toStored = (draft: MeetingDraft): MeetingDraft => ({
  ...draft,
  subjectIndex: meetings.subjects.findIndex((subject) => subject === draft.subject),
})

/** A draft from any stored value: valid fields are kept, the others are empty. Never throws. */
export function parseDraft(value: unknown): MeetingDraft {
  const parsed = v.safeParse(draftSchema, value)
  return parsed.success ? parsed.output : emptyDraft
}

/** A form that was passed to the visitor's calendar and mail program. */
export interface SentForm {
  readonly draft: MeetingDraft
  /** False where the browser blocked the calendar's window. */
  readonly isCalendarOpen: boolean
}

const sentSchema = v.object({ draft: draftSchema, isCalendarOpen: v.boolean() })

/** The last such form from any stored value; undefined for anything else. Never throws. */
export function parseSentForm(value: unknown): SentForm | undefined {
  const parsed = v.safeParse(sentSchema, value)
  return parsed.success ? parsed.output : undefined
}

/** The names of the form's text fields. */
export const textFields = ['name', 'email', 'subject'] as const
