import { language } from 'virtual:language'
import * as texts from 'virtual:messages/meeting'
import { fingerprint } from '#device/fingerprint.ts'
import { cleanLine } from '#address/plain-text.ts'
import { shop } from '#shop'
import { meetings } from '#shop.details.ts'
import { meetingDetails, meetingTitle } from './meeting-summary.ts'
import { compactUtc, meetingEnd, type Meeting } from './meeting.ts'

/** Octets of UTF-8 per line, without its line break (RFC 5545, 3.1). */
const longestLine = 75

/** Escapes TEXT values: RFC 5545, 3.3.11. */
function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, (character) => `\\${character}`).replaceAll('\n', '\\n')
}

function octetsOf(character: string): number {
  const point = character.codePointAt(0) ?? 0
  if (point < 0x80) return 1
  if (point < 0x800) return 2
  return point < 0x10000 ? 3 : 4
}

function foldLine(line: string): string {
  let folded = ''
  let octets = 0
  for (const character of line) {
    const size = octetsOf(character)
    if (octets + size > longestLine) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += size
  }
  return folded
}

/** Equal for equal requests, so that a second import changes the entry instead of duplicating it. */
function meetingUid(meeting: Meeting): string {
  const request = fingerprint([meeting.name, meeting.email, meeting.subject].join('\n'))
  return `${compactUtc(meeting.start.toInstant())}-${request.toString(16).padStart(8, '0')}@${new URL(shop.siteUrl).hostname}`
}

/**
 * The meeting as an iCalendar file (RFC 5545), with all texts complete. Tentative, without METHOD and organizer: it is
 * the visitor's own entry, which the shop has yet to confirm. `now` is the file's creation time.
 */
export function meetingIcs(meeting: Meeting, now: Temporal.Instant): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(cleanLine(shop.name))}//Meeting//${language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:${meetingUid(meeting)}`,
    `DTSTAMP:${compactUtc(now)}`,
    `DTSTART:${compactUtc(meeting.start.toInstant())}`,
    `DTEND:${compactUtc(meetingEnd(meeting).toInstant())}`,
    `SUMMARY:${escapeText(meetingTitle(meeting))}`,
    `DESCRIPTION:${escapeText(meetingDetails(meeting).join('\n'))}`,
    `LOCATION:${escapeText(meetings.location)}`,
    'STATUS:TENTATIVE',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

/** 'meeting-2030-05-16.ics'. */
export function icsFileName({ start }: Meeting): string {
  // Without the marks that isolate the date in a text from right to left.
  return texts.fileName({ date: start.toPlainDate().toString() }).replaceAll(/[\u2068\u2069]/g, '')
}
