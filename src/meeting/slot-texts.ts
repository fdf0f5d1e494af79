import { timeZone } from '#shop.details.ts'
import { hourLabel } from '#site/hour-label.ts'
import { zoneNameOf } from '#site/zone-name.ts'
import { dayLabel, isPastDate, parseDate } from './meeting-dates.ts'
import type { MeetingDraft } from './meeting-draft.ts'
import { hasSlotsOutsideHours, hourOf, slotInVisitorZone } from './meeting-slots.ts'
import { hasSlotAhead, isSlotAhead } from './slots-ahead.ts'

/** Above the times. */
export const slotHint = `All times are ${zoneNameOf(timeZone)} time.${
  hasSlotsOutsideHours ? ' Meetings are by appointment, also outside business hours.' : ''
}`

/** 'Thursday, May 16, 2030, 9:00 AM New York time (10:00 PM your time)', the part in brackets only where it differs. */
export function startText(start: Temporal.ZonedDateTime, visitorZone: string): string {
  const date = start.toPlainDate()
  const slot = hourOf(start)
  const there = slotInVisitorZone(date, slot, visitorZone)
  return `${dayLabel(date)}, ${hourLabel(slot)} ${zoneNameOf(timeZone)} time${there === null ? '' : ` (${there})`}`
}

/** The error message for a date in the past; else null. */
export function pastDateError(draft: MeetingDraft, today: Temporal.PlainDate): string | null {
  const date = parseDate(draft.date)
  return date && isPastDate(date, today) ? `${dayLabel(date)} is past. Choose another date.` : null
}

/** The error message for a time that is past on its date, or for a date with no time left; else null. */
export function pastSlotError(draft: MeetingDraft, now: Temporal.Instant): string | null {
  const date = parseDate(draft.date)
  if (date === null) return null
  if (!hasSlotAhead(date, now)) return 'No times are left on this date. Choose another date.'
  if (draft.slot === null || isSlotAhead(date, draft.slot, now)) return null
  return `${hourLabel(draft.slot)} is past on this date. Choose a later time.`
}
