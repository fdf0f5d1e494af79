import { contact } from '#shop.details.ts'
import type { OpeningHours } from '#shop.types.ts'

export interface OpeningRow {
  /** ISO: 1 is Monday. */
  readonly weekday: number
  /** 'Monday'. */
  readonly day: string
  /** '9:00 AM – 6:00 PM', or 'Closed'. */
  readonly hours: string
}

/**
 * A time of the day, '9:00 AM'. Formatted without `Intl`, whose space before AM differs between engines: prerendered
 * text must match the browser's.
 */
export function hourLabel(hour: number): string {
  const minutes = Math.round(hour * 60)
  const wholeHour = Math.floor(minutes / 60) % 24
  return `${wholeHour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${wholeHour < 12 ? 'AM' : 'PM'}`
}

/** The rows of the contact section's table, Monday first. */
export function openingRows(week: readonly OpeningHours[] = contact.hours): OpeningRow[] {
  return week.map(({ weekday, name, open }) => ({
    weekday,
    day: name,
    hours: open ? `${hourLabel(open.from)} – ${hourLabel(open.to)}` : 'Closed',
  }))
}
