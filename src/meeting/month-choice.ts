import { shop } from '#shop'
import { clampDate, lastDate } from './meeting-dates.ts'

const nameFormat = new Intl.DateTimeFormat(shop.locale, { month: 'long', timeZone: 'UTC' })

/** 'May', for 5. */
export function monthName(month: number): string {
  // The year is irrelevant.
  return nameFormat.format(Date.UTC(2030, month - 1))
}

/** The years in which the calendar offers a date, earliest first. */
export function offeredYears(today: Temporal.PlainDate): number[] {
  return Array.from({ length: lastDate(today).year - today.year + 1 }, (_, index) => today.year + index)
}

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
