import { cleanLine } from '#address/plain-text.ts'
import { shop } from '#shop'
import { hourLabel } from '#site/hour-label.ts'
import { zoneNameOf } from '#site/zone-name.ts'
import { meetings, timeZone } from '#shop.details.ts'
import { dayLabel } from './meeting-dates.ts'
import { hourOf } from './meeting-slots.ts'
import type { Meeting } from './meeting.ts'

/** Title of the calendar entry; specification, section 7. */
export function meetingTitle({ name, subject }: Meeting): string {
  return `Wholesale Meeting with ${cleanLine(name)} - ${cleanLine(subject)}`
}

/** The meeting as lines of 'Label: value'; typed text cannot add a line. */
export function meetingDetails({ name, email, subject, start }: Meeting): string[] {
  return [
    `Name: ${cleanLine(name)}`,
    `Email: ${cleanLine(email)}`,
    `Subject: ${cleanLine(subject)}`,
    `Date: ${dayLabel(start.toPlainDate())}`,
    `Time: ${hourLabel(hourOf(start))} (${zoneNameOf(timeZone)} time), ${meetings.minutes} minutes`,
  ]
}

/** Plain text for Copy details and for the console. */
export function meetingSummary(meeting: Meeting): string {
  return [
    `Wholesale meeting with ${shop.name}`,
    ...meetingDetails(meeting),
    `Place: ${meetings.location}`,
    `Contact: ${meetings.email}`,
  ].join('\n')
}
