import { zoneName } from 'virtual:language'
import * as texts from 'virtual:messages/meeting'
import { cleanLine } from '#address/plain-text.ts'
import { shop } from '#shop'
import { hourLabel } from '#site/hour-label.ts'
import { meetings } from '#shop.details.ts'
import { dayLabel } from './meeting-dates.ts'
import { hourOf } from './meeting-slots.ts'
import type { Meeting } from './meeting.ts'

/** Title of the calendar entry; specification, section 7. */
export function meetingTitle({ name, subject }: Meeting): string {
  return texts.title({ name: cleanLine(name), subject: cleanLine(subject) })
}

/** The meeting as lines of 'Label: value'; typed text cannot add a line. */
export function meetingDetails({ name, email, subject, start }: Meeting): string[] {
  return [
    texts.nameLine({ name: cleanLine(name) }),
    texts.emailLine({ email: cleanLine(email) }),
    texts.subjectLine({ subject: cleanLine(subject) }),
    texts.dateLine({ day: dayLabel(start.toPlainDate()) }),
    texts.timeLine({
      time: hourLabel(hourOf(start)),
      zone: zoneName,
      minutes: meetings.minutes,
    }),
  ]
}

/** Plain text for Copy details and for the console. */
export function meetingSummary(meeting: Meeting): string {
  return [
    texts.summary({ shop: shop.name }),
    ...meetingDetails(meeting),
    texts.placeLine({ place: meetings.location }),
    texts.contactLine({ email: meetings.email }),
  ].join('\n')
}
