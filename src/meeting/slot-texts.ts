import { zoneName } from 'virtual:language'
import * as texts from 'virtual:messages/meeting'
import { hourLabel } from '#site/hour-label.ts'
import { dayLabel, isPastDate, parseDate } from './meeting-dates.ts'
import type { MeetingDraft } from './meeting-draft.ts'
import { hasSlotsOutsideHours, hourOf, slotInVisitorZone } from './meeting-slots.ts'
import { hasSlotAhead, isSlotAhead } from './slots-ahead.ts'

/** Above the times. */
export const slotHint = (hasSlotsOutsideHours ? texts.allTimesByAppointment : texts.allTimes)({
  zone: zoneName,
})

/** 'Thursday, May 16, 2030, 9:00 AM New York time (10:00 PM your time)', the part in brackets only where it differs. */
export function startText(start: Temporal.ZonedDateTime, visitorZone: string): string {
  const date = start.toPlainDate()
  const slot = hourOf(start)
  const yours = slotInVisitorZone(date, slot, visitorZone)
  const words = { day: dayLabel(date), time: hourLabel(slot), zone: zoneName }
  return yours === null ? texts.start(words) : texts.startWithYours({ ...words, yours })
}

/** The error message for a date in the past; else null. */
export function pastDateError(draft: MeetingDraft, today: Temporal.PlainDate): string | null {
  const date = parseDate(draft.date)
  return date && isPastDate(date, today) ? texts.dateIsPast({ day: dayLabel(date) }) : null
}

/** The error message for a time that is past on its date, or for a date with no time left; else null. */
export function pastSlotError(draft: MeetingDraft, now: Temporal.Instant): string | null {
  const date = parseDate(draft.date)
  if (date === null) return null
  if (!hasSlotAhead(date, now)) return texts.noneLeftOnDate
  if (draft.slot === null || isSlotAhead(date, draft.slot, now)) return null
  return texts.timeIsPast({ time: hourLabel(draft.slot) })
}
