import { shop } from '#shop'

/** The hour of the day, in the shop's zone, at which a meeting starts. */
export type Slot = (typeof shop.meeting.slots)[number]

/** What a visitor can choose from, earliest first. */
export const slots: readonly Slot[] = shop.meeting.slots

/**
 * A wall time such as '9:00 AM'. Put together by hand, because Intl's space before AM differs between engines,
 * and prerendered text must be the same as the browser's.
 */
export function timeLabel(hour: number, minute: number): string {
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}

function wallTime(slot: number): { hour: number; minute: number } {
  return { hour: Math.trunc(slot), minute: Math.round((slot % 1) * 60) }
}

/** A slot as the visitor reads it: 9 is '9:00 AM', 13.5 would be '1:30 PM'. */
export function slotLabel(slot: number): string {
  const { hour, minute } = wallTime(slot)
  return timeLabel(hour, minute)
}

/**
 * When a slot of a date starts. A wall time that daylight saving skips is refused (null); of a wall time that
 * comes twice, the first is meant.
 */
export function slotStart(
  date: Temporal.PlainDate,
  slot: number,
  zone: string = shop.timeZone,
): Temporal.ZonedDateTime | null {
  const wall = date.toPlainDateTime(wallTime(slot))
  const start = wall.toZonedDateTime(zone, { disambiguation: 'earlier' })
  return start.toPlainDateTime().equals(wall) ? start : null
}

function inZone(start: Temporal.ZonedDateTime, zone: string): Temporal.ZonedDateTime | null {
  try {
    return start.withTimeZone(zone)
  } catch {
    // Browsers name zones that Temporal does not know, 'Etc/Unknown' for one.
    return null
  }
}

/**
 * The visitor's own time of a slot, such as '10:00 PM your time', with the weekday where it is another day there
 * ('12:00 AM Fri your time'). Null where their clock shows the same as the shop's, or their zone is unknown.
 */
export function slotInVisitorZone(
  date: Temporal.PlainDate,
  slot: number,
  visitorZone: string,
): string | null {
  const start = slotStart(date, slot)
  const there = start && inZone(start, visitorZone)
  if (!start || !there || there.toPlainDateTime().equals(start.toPlainDateTime())) return null
  const isSameDay = there.toPlainDate().equals(date)
  const day = isSameDay ? '' : ` ${there.toPlainDate().toLocaleString(shop.locale, { weekday: 'short' })}`
  return `${timeLabel(there.hour, there.minute)}${day} your time`
}
