import { calendarLink, meetingMailLink } from './meeting-links.ts'
import { meetingSummary } from './meeting-summary.ts'
import type { Meeting } from './meeting.ts'

/** The members of a `Window` that are used here. */
export interface Page {
  open: (address: string, target: string) => { opener: unknown } | null
  readonly location: { assign: (address: string) => void }
}

/**
 * Opens the visitor's calendar and mail program with the meeting, and logs its details to the console (specification,
 * section 7). The calendar is a new window and the mail a navigation: browsers block a second window from one click.
 * Returns whether the calendar's window opened; the result of a mail link is not observable.
 */
export function handOver(meeting: Meeting, page: Page): boolean {
  const calendar = page.open(calendarLink(meeting), '_blank')
  // 'noopener' would do this too, but then an open window could not be distinguished from a blocked one.
  if (calendar) calendar.opener = null
  page.location.assign(meetingMailLink(meeting))
  console.info(meetingSummary(meeting))
  return calendar !== null
}
