import * as texts from 'virtual:messages/meeting'
import { encodeValue } from '#address/encode-value.ts'
import { mailtoLink } from '#address/mailto.ts'
import { cleanLine } from '#address/plain-text.ts'
import { shop } from '#shop'
import { meetings, timeZone } from '#shop.details.ts'
import { meetingDetails, meetingTitle } from './meeting-summary.ts'
import { compactUtc, meetingEnd, type Meeting } from './meeting.ts'
import { shortenText } from './shorten-text.ts'

/** Characters. Some mail programs and older systems cut or refuse links of this length or more. */
const tooLong = 2000
/** Encoded characters of the email address that are always kept: without it the shop could not reply. */
const emailBudget = 300

function shortenMeeting(meeting: Meeting, budget: number): Meeting {
  return {
    name: shortenText(cleanLine(meeting.name), budget),
    email: shortenText(cleanLine(meeting.email), Math.max(budget, emailBudget)),
    subject: shortenText(cleanLine(meeting.subject), budget),
    start: meeting.start,
  }
}

/** The link with as much of the visitor's texts as fits below the limit. */
function fitLink(meeting: Meeting, build: (meeting: Meeting) => string): string {
  const whole = build(meeting)
  if (whole.length < tooLong) return whole
  let fits = 0
  let over = tooLong
  while (over - fits > 1) {
    const middle = Math.floor((fits + over) / 2)
    if (build(shortenMeeting(meeting, middle)).length < tooLong) fits = middle
    else over = middle
  }
  return build(shortenMeeting(meeting, fits))
}

function buildCalendarLink(meeting: Meeting): string {
  const start = compactUtc(meeting.start.toInstant())
  const end = compactUtc(meetingEnd(meeting).toInstant())
  const parameters = [
    `text=${encodeValue(meetingTitle(meeting))}`,
    `details=${encodeValue(meetingDetails(meeting).join('\n'))}`,
    `dates=${start}/${end}`,
    // The slash is from the shop's own configuration, and unencoded in Google's examples.
    `ctz=${encodeValue(timeZone).replaceAll('%2F', '/')}`,
    `location=${encodeValue(meetings.location)}`,
  ]
  return `https://calendar.google.com/calendar/render?action=TEMPLATE&${parameters.join('&')}`
}

function buildMailLink(meeting: Meeting): string {
  return mailtoLink({
    to: meetings.email,
    subject: texts.mailSubject({ name: cleanLine(meeting.name) }),
    body: [
      texts.mailGreeting({ shop: shop.name }),
      '',
      texts.mailRequest,
      '',
      ...meetingDetails(meeting),
      '',
      texts.mailLink,
      buildCalendarLink(meeting),
    ].join('\n'),
  })
}

/**
 * The address of a page that adds the meeting to Google Calendar: times in UTC, shown in the shop's zone. Below 2,000
 * characters: name and subject are cut, with an ellipsis, where they do not fit.
 */
export function calendarLink(meeting: Meeting): string {
  return fitLink(meeting, buildCalendarLink)
}

/**
 * A link to a prefilled mail that requests the meeting, calendar link included. Below 2,000 characters, as above; so
 * the calendar link inside may be cut more than `calendarLink` itself.
 */
export function meetingMailLink(meeting: Meeting): string {
  return fitLink(meeting, buildMailLink)
}
