import { shop } from '#shop'
import { clampDate, lastDate } from './meeting-dates.ts'

const nameFormat = new Intl.DateTimeFormat(shop.locale, { month: 'long', timeZone: 'UTC' })

/** 'May', for 5. */
export function monthName(month: number): string {
  // Any year does.
  return nameFormat.format(Date.UTC(2030, month - 1))
}

/** The years in which the calendar offers a date, earliest first. */
export function offeredYears(today: Temporal.PlainDate): number[] {
  return Array.from({ length: lastDate(today).year - today.year + 1 }, (_, index) => today.year + index)
}

/**
 * Where the calendar stands after a month was chosen: on the same day of it, or on its last where it has none
 * such, or on the nearest date that is offered.
 */
export function dateInMonth(
  from: Temporal.PlainDate,
  month: Temporal.PlainYearMonth,
  today: Temporal.PlainDate,
): Temporal.PlainDate {
  return clampDate(month.toPlainDate({ day: Math.min(from.day, month.daysInMonth) }), today)
}
