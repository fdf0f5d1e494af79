import { slots, slotStart, type Slot } from './meeting-slots.ts'

/** Whether the slot's start is in the future; a submit applies the same rule. */
export function isSlotAhead(date: Temporal.PlainDate, slot: Slot, now: Temporal.Instant): boolean {
  const start = slotStart(date, slot)
  return start !== null && Temporal.Instant.compare(start.toInstant(), now) > 0
}

/** Whether the date has any slot left: today's last slot may be past while the date itself is not. */
export function hasSlotAhead(date: Temporal.PlainDate, now: Temporal.Instant): boolean {
  return slots.some((slot) => isSlotAhead(date, slot, now))
}
