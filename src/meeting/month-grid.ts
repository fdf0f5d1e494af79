/** The columns of the calendar, Sunday first as in the United States. */
export const weekdays = [
  { short: 'Su', name: 'Sunday' },
  { short: 'Mo', name: 'Monday' },
  { short: 'Tu', name: 'Tuesday' },
  { short: 'We', name: 'Wednesday' },
  { short: 'Th', name: 'Thursday' },
  { short: 'Fr', name: 'Friday' },
  { short: 'Sa', name: 'Saturday' },
] as const

/** 0 for Sunday to 6 for Saturday. */
export function columnOf(date: Temporal.PlainDate): number {
  return date.dayOfWeek % 7
}

export type Week = readonly (Temporal.PlainDate | null)[]

/** A month as four to six weeks of seven cells, null where the cell belongs to a neighbouring month. */
export function monthGrid(month: Temporal.PlainYearMonth): readonly Week[] {
  const first = month.toPlainDate({ day: 1 })
  const before = columnOf(first)
  const cell = (index: number) => {
    const day = index - before
    return day >= 0 && day < month.daysInMonth ? first.add({ days: day }) : null
  }
  const weekStarts = Array.from(
    { length: Math.ceil((before + month.daysInMonth) / 7) },
    (_, week) => week * 7,
  )
  return weekStarts.map((start) => weekdays.map((_, column) => cell(start + column)))
}
