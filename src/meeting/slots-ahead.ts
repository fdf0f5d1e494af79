import { todayInShop } from './meeting-dates.ts'
import { slotsOn, slotStart, type Slot } from './meeting-slots.ts'

/** Whether the slot's start is in the future; a submit applies the same rule. */
export function isSlotAhead(date: Temporal.PlainDate, slot: Slot, now: Temporal.Instant): boolean {
  const start = slotStart(date, slot)
  return start !== null && Temporal.Instant.compare(start.toInstant(), now) > 0
}

/** Whether the date has any slot left: today's last slot may be past while the date itself is not. */
export function hasSlotAhead(date: Temporal.PlainDate, now: Temporal.Instant): boolean {
  return slotsOn(date).some((slot) => isSlotAhead(date, slot, now))
}

/** Days to look ahead for a slot: more than a week, for a shop that opens on one weekday. */
const daysAhead = 15

/** The first date that has a slot left: today, or a later one after today's last slot. */
export function firstDateAhead(now: Temporal.Instant): Temporal.PlainDate {
  const today = todayInShop(now)
  const dates = Array.from({ length: daysAhead }, (_, days) => today.add({ days }))
  return dates.find((date) => hasSlotAhead(date, now)) ?? today
}
