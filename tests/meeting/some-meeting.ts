import type { Meeting } from '#meeting/meeting.ts'
import { slotStart } from '#meeting/meeting-slots.ts'

/** A complete meeting on Thursday, May 16, 2030 at 9:00 AM in New York, 13:00 UTC. */
export function someMeeting(changes: Partial<Meeting> = {}): Meeting {
  const start = slotStart(Temporal.PlainDate.from('2030-05-16'), 9)
  if (start === null) throw new Error('The sample date has no nine o’clock')
  return {
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    subject: 'Bulk Order Discussion',
    start,
    ...changes,
  }
}
