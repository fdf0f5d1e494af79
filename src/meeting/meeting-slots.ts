import { locale } from 'virtual:language'
import * as texts from 'virtual:messages/meeting'
import { contact, meetings, timeZone } from '#shop.details.ts'
import { hourLabel } from '#site/hour-label.ts'
import { openSlots } from './open-slots.ts'

/** The hour of the day, in the shop's zone, at which a meeting starts. */
export type Slot = (typeof meetings.slots)[number]

/** The slots to choose from, earliest first. */
export const slots: readonly Slot[] = meetings.slots

const isWithinHours: boolean = meetings.withinHours

const openOn = (weekday: number) => openSlots(slots, meetings.minutes, contact.hours, weekday)

/** The slots of a date: all of them, or those within the opening hours, as `shop.details.ts` sets it. */
export const slotsOn = (date: Temporal.PlainDate): readonly Slot[] =>
  isWithinHours ? openOn(date.dayOfWeek) : slots

/** Whether some slots are outside the opening hours, which the form then says. */
export const hasSlotsOutsideHours =
  !isWithinHours && [1, 2, 3, 4, 5, 6, 7].some((weekday) => openOn(weekday).length < slots.length)

function wallTime(slot: number): { hour: number; minute: number } {
  return { hour: Math.trunc(slot), minute: Math.round((slot % 1) * 60) }
}

/** A wall time in hours of its day, as slots are. */
export const hourOf = ({ hour, minute }: { readonly hour: number; readonly minute: number }): number =>
  hour + minute / 60

/**
 * The start of a slot on a date. Null for a wall time that daylight saving skips; of a wall time that occurs twice, the
 * first.
 */
export function slotStart(
  date: Temporal.PlainDate,
  slot: number,
  zone: string = timeZone,
): Temporal.ZonedDateTime | null {
  const wall = date.toPlainDateTime(wallTime(slot))
  const start = wall.toZonedDateTime(zone, { disambiguation: 'earlier' })
  return start.toPlainDateTime().equals(wall) ? start : null
}

function inZone(start: Temporal.ZonedDateTime, zone: string): Temporal.ZonedDateTime | null {
  try {
    return start.withTimeZone(zone)
  } catch {
    // Some browsers report time zones that Temporal rejects, 'Etc/Unknown' for example.
    return null
  }
}

/**
 * A slot in the visitor's time zone, such as '10:00 PM your time', with the weekday where it is another day there
 * ('12:00 AM Fri your time'). Null where both clocks agree, or the visitor's zone is unknown.
 */
export function slotInVisitorZone(
  date: Temporal.PlainDate,
  slot: number,
  visitorZone: string,
): string | null {
  const start = slotStart(date, slot)
  const there = start && inZone(start, visitorZone)
  if (!start || !there || there.toPlainDateTime().equals(start.toPlainDateTime())) return null
  const time = hourLabel(hourOf(there))
  const day = there.toPlainDate()
  return day.equals(date)
    ? texts.yourTime({ time })
    : texts.yourTimeOnDay({ time, day: day.toLocaleString(locale, { weekday: 'short' }) })
}
