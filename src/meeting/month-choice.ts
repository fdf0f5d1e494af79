import { clampDate } from './meeting-dates.ts'

/**
 * The calendar's date after a month is chosen: the same day of it, or its last day where it has none such, or the
 * nearest date offered.
 */
export function dateInMonth(
  from: Temporal.PlainDate,
  month: Temporal.PlainYearMonth,
  today: Temporal.PlainDate,
): Temporal.PlainDate {
  return clampDate(month.toPlainDate({ day: Math.min(from.day, month.daysInMonth) }), today)
}
