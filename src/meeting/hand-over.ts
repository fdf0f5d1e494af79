import { calendarLink, meetingMailLink } from './meeting-links.ts'
import { meetingSummary } from './meeting-summary.ts'
import type { Meeting } from './meeting.ts'

/** As much of a window as is needed; `window` is one. */
export interface Page {
  open: (address: string, target: string) => { opener: unknown } | null
  readonly location: { assign: (address: string) => void }
}

/**
 * Gives the meeting to the visitor's calendar and mail program, and its details to the console (specification,
 * section 7). The window comes first and the mail by navigation: browsers block a second window from one click.
 * Answers whether the calendar's window opened; nobody can know whether a mail program did.
 */
export function handOver(meeting: Meeting, page: Page): boolean {
  const calendar = page.open(calendarLink(meeting), '_blank')
  // 'noopener' would do this too, but then nobody could tell an open window from a blocked one.
  if (calendar) calendar.opener = null
  page.location.assign(meetingMailLink(meeting))
  console.info(meetingSummary(meeting))
  return calendar !== null
}
