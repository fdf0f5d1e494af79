import * as texts from 'virtual:messages/meeting'
import { checkEmail, plainEmail } from '#address/email-address.ts'
import { cleanLine } from '#address/plain-text.ts'
import { formatList } from '#ui/format-list.ts'
import { parseDate } from './meeting-dates.ts'
import type { MeetingDraft } from './meeting-draft.ts'
import { slotsOn, slotStart } from './meeting-slots.ts'
import type { Meeting } from './meeting.ts'

/** In the order of the form. */
export const meetingFields = ['name', 'email', 'subject', 'date', 'slot'] as const
export type MeetingField = (typeof meetingFields)[number]

/** Specification, section 5, verbatim. */
export const missingAlert = texts.missingAlert
export const pastAlert = texts.pastAlert

const longestName = 200

export type MeetingVerdict =
  | { readonly kind: 'ok'; readonly meeting: Meeting }
  /** `fields` are in the order of the form and never empty: the first gets the focus. */
  | { readonly kind: 'missing'; readonly alert: string; readonly fields: readonly MeetingField[] }
  /** All fields are filled, but one is invalid: no alert, the message is beside the field. */
  | { readonly kind: 'invalid'; readonly fields: readonly MeetingField[] }
  | { readonly kind: 'past'; readonly alert: string; readonly fields: readonly MeetingField[] }

const isFilled: Record<MeetingField, (draft: MeetingDraft) => boolean> = {
  name: ({ name }) => cleanLine(name) !== '',
  email: ({ email }) => cleanLine(email) !== '',
  subject: ({ subject }) => cleanLine(subject) !== '',
  date: ({ date }) => parseDate(date) !== null,
  slot({ date, slot }) {
    const chosen = parseDate(date)
    return slot !== null && (chosen === null || slotsOn(chosen).includes(slot))
  },
}

/** The required fields that are empty, in the form's order. Blanks alone count as empty. */
export function missingFields(draft: MeetingDraft): MeetingField[] {
  return meetingFields.filter((field) => !isFilled[field](draft))
}

function nameMessage(name: string): string | null {
  return name.trim().length > longestName ? texts.nameTooLong({ most: longestName }) : null
}

function emailMessage(email: string): string | null {
  const check = checkEmail(email)
  return check.ok ? null : check.message
}

const messages: Record<MeetingField, (draft: MeetingDraft) => string | null> = {
  name: (draft) => (isFilled.name(draft) ? nameMessage(draft.name) : texts.enterName),
  email: (draft) => emailMessage(draft.email),
  subject: (draft) => (isFilled.subject(draft) ? null : texts.chooseSubject),
  date: (draft) => (isFilled.date(draft) ? null : texts.chooseDate),
  slot: (draft) => (isFilled.slot(draft) ? null : texts.chooseTime),
}

/** The error message of one field, for the text beside it; null for a valid field. */
export function fieldMessage(draft: MeetingDraft, field: MeetingField): string | null {
  return messages[field](draft)
}

const fieldNames: Record<MeetingField, string> = {
  name: texts.neededName,
  email: texts.neededEmail,
  subject: texts.neededSubject,
  date: texts.neededDate,
  slot: texts.neededTime,
}

/** The name of a field that is filled, but invalid. */
const rightNames: Partial<Record<MeetingField, string>> = {
  name: texts.neededShorterName,
  email: texts.neededValidEmail,
}

/** 'Still needed: valid email, time', in the form's order; empty for a complete form. */
export function neededText(draft: MeetingDraft): string {
  const needed = meetingFields
    .filter((field) => fieldMessage(draft, field) !== null)
    .map((field) => (isFilled[field](draft) && rightNames[field]) || fieldNames[field])
  return needed.length === 0 ? '' : texts.needed({ fields: formatList(needed) })
}

/**
 * Validates the form at an instant: missing fields first, then invalid ones, then a start that is not in the future (a
 * start at this very moment is not).
 */
export function validateMeeting(draft: MeetingDraft, now: Temporal.Instant): MeetingVerdict {
  const missing = missingFields(draft)
  const date = parseDate(draft.date)
  if (missing.length > 0 || date === null || draft.slot === null) {
    return { kind: 'missing', alert: missingAlert, fields: missing }
  }

  const invalid = meetingFields.filter((field) => fieldMessage(draft, field) !== null)
  if (invalid.length > 0) return { kind: 'invalid', fields: invalid }

  const start = slotStart(date, draft.slot)
  // A time that daylight saving skips on that date cannot be chosen.
  if (start === null) return { kind: 'missing', alert: missingAlert, fields: ['slot'] }
  if (Temporal.Instant.compare(start.toInstant(), now) <= 0) {
    return { kind: 'past', alert: pastAlert, fields: ['date', 'slot'] }
  }
  const meeting = {
    name: cleanLine(draft.name),
    email: plainEmail(draft.email),
    subject: cleanLine(draft.subject),
    start,
  }
  return { kind: 'ok', meeting }
}
