import { slots, slotStart, type Slot } from './meeting-slots.ts'

/** Whether a meeting can still start then: the rule by which a submit is judged. */
export function isSlotAhead(date: Temporal.PlainDate, slot: Slot, now: Temporal.Instant): boolean {
  const start = slotStart(date, slot)
  return start !== null && Temporal.Instant.compare(start.toInstant(), now) > 0
}

/** Whether the date has any time left: today's last slot may be over while the date itself is not past. */
export function hasSlotAhead(date: Temporal.PlainDate, now: Temporal.Instant): boolean {
  return slots.some((slot) => isSlotAhead(date, slot, now))
}
