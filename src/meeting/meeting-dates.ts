import { locale } from 'virtual:language'
import { capital } from '#messages/capital.ts'
import { timeZone } from '#shop.details.ts'
import { slotsOn } from './meeting-slots.ts'

/** The date in the shop's time zone at an instant. */
export function todayInShop(now: Temporal.Instant, zone: string = timeZone): Temporal.PlainDate {
  return now.toZonedDateTimeISO(zone).toPlainDate()
}

/** Whether the date is past. Today is not, even after its last slot. */
export function isPastDate(date: Temporal.PlainDate, today: Temporal.PlainDate): boolean {
  return Temporal.PlainDate.compare(date, today) < 0
}

/** The last date that the calendar offers: two years ahead. */
export function lastDate(today: Temporal.PlainDate): Temporal.PlainDate {
  return today.add({ years: 2 })
}

/** The date itself where the calendar offers it, else the nearest date that it offers. */
export function clampDate(date: Temporal.PlainDate, today: Temporal.PlainDate): Temporal.PlainDate {
  if (isPastDate(date, today)) return today
  const last = lastDate(today)
  return Temporal.PlainDate.compare(date, last) > 0 ? last : date
}

/** Whether the calendar offers the date: neither past nor beyond two years, and with slots. */
export function isOffered(date: Temporal.PlainDate, today: Temporal.PlainDate): boolean {
  return clampDate(date, today).equals(date) && slotsOn(date).length > 0
}

/** Whether the calendar offers any day of the month; otherwise the month's button is disabled. */
export function isMonthOffered(month: Temporal.PlainYearMonth, today: Temporal.PlainDate): boolean {
  const isTooEarly = Temporal.PlainYearMonth.compare(month, today.toPlainYearMonth()) < 0
  const isTooLate = Temporal.PlainYearMonth.compare(month, lastDate(today).toPlainYearMonth()) > 0
  return !isTooEarly && !isTooLate
}

/** The date in a draft, '2030-05-16'; null for an invalid one ('2030-02-31', ''). */
export function parseDate(text: string | null): Temporal.PlainDate | null {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null
  try {
    return Temporal.PlainDate.from(text)
  } catch {
    return null
  }
}

/** One formatter for all days, since `toLocaleString` creates a new one for each. The calendar's months are Gregorian. */
const formatOf = (parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...parts, calendar: 'gregory', timeZone: 'UTC' })

const monthFormat = formatOf({ month: 'long', year: 'numeric' })
const shortMonthFormat = formatOf({ month: 'short' })
const dayFormat = formatOf({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' })

/** 'June 2030', as a heading. */
export function monthLabel(month: Temporal.PlainYearMonth): string {
  return capital(monthFormat.format(Date.UTC(month.year, month.month - 1)))
}

/** 'May'. */
export function shortMonth(date: Temporal.PlainDate): string {
  return shortMonthFormat.format(Date.UTC(date.year, date.month - 1))
}

/** 'Thursday, May 16, 2030'. */
export function dayLabel(date: Temporal.PlainDate): string {
  return dayFormat.format(Date.UTC(date.year, date.month - 1, date.day))
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
