import { firstDay, shortWeekdayNames, weekdayNames } from 'virtual:language'

/** The columns of the calendar, from the first day of the locale's week on. */
export const weekdays = weekdayNames.map((_, column) => {
  const day = (firstDay - 1 + column) % 7
  return { short: shortWeekdayNames[day], name: weekdayNames[day] }
})

/** 0 for the first day of the week to 6 for the last. */
export function columnOf(date: Temporal.PlainDate): number {
  return (date.dayOfWeek - firstDay + 7) % 7
}

export type Week = readonly (Temporal.PlainDate | null)[]

/** Fewer days than these are left of a late month, today included. */
const daysOfWeek = 7

/** Whether the grid of the next month begins with the last days of this one: so the next four weeks are in view. */
const isLate = (today: Temporal.PlainDate) => today.daysInMonth - today.day + 1 < daysOfWeek

/** The month whose grid has this date. */
export function monthOf(date: Temporal.PlainDate, today: Temporal.PlainDate): Temporal.PlainYearMonth {
  const month = date.toPlainYearMonth()
  return isLate(today) && month.equals(today.toPlainYearMonth()) ? month.add({ months: 1 }) : month
}

/**
 * A month as four to six weeks of seven cells, null where the cell belongs to a neighbouring month. The month after a
 * late one begins with today, and may have a seventh week.
 */
export function monthGrid(month: Temporal.PlainYearMonth, today: Temporal.PlainDate): readonly Week[] {
  const isNext = month.equals(today.toPlainYearMonth().add({ months: 1 }))
  const from = isNext && isLate(today) ? today : month.toPlainDate({ day: 1 })
  const last = month.toPlainDate({ day: month.daysInMonth })
  const before = columnOf(from)
  const count = from.until(last).days + 1
  const cell = (index: number) => {
    const day = index - before
    return day >= 0 && day < count ? from.add({ days: day }) : null
  }
  const weekStarts = Array.from({ length: Math.ceil((before + count) / 7) }, (_, week) => week * 7)
  return weekStarts.map((start) => weekdays.map((_, column) => cell(start + column)))
}
