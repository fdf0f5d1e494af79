import 'temporal-polyfill/global'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanLine } from '#address/plain-text.ts'
import { calendarLink, meetingMailLink } from '#meeting/meeting-links.ts'
import { meetingDetails } from '#meeting/meeting-summary.ts'
import { slotStart } from '#meeting/meeting-slots.ts'
import type { Meeting } from '#meeting/meeting.ts'
import { parseMailto } from '../address/parse-mailto.ts'
import { sample } from '../sample.ts'
import { hostileText } from './hostile-text.ts'
import { someMeeting } from './some-meeting.ts'

const long = 'subject & more '.repeat(334).slice(0, 5000)

function readCalendar(link: string): Record<string, string> {
  const { origin, pathname, searchParams, hash } = new URL(link)
  expect([origin, pathname, hash]).toEqual(['https://calendar.google.com', '/calendar/render', ''])
  const names = [...searchParams.keys()]
  expect(names).toEqual(['action', 'text', 'details', 'dates', 'ctz', 'location'])
  return Object.fromEntries(searchParams)
}

function readMail(link: string): { subject: string; body: string[] } {
  const { to, fields } = parseMailto(link)
  expect(to).toBe('wholesale@brooklyn-parcel.example.com')
  expect(fields.map(([name]) => name)).toEqual(['subject', 'body'])
  const [subject = '', body = ''] = fields.map(([, value]) => value)
  expect(subject).not.toMatch(/\p{Cc}/u)
  return { subject, body: body.split('\r\n') }
}

/** True where `shown` is the text, or its beginning with an ellipsis. */
function isTextOrItsStart(shown: string, text: string): boolean {
  return shown === text || (shown.endsWith('…') && text.startsWith(shown.slice(0, -1)))
}

function startOn(date: string): Temporal.ZonedDateTime {
  const start = slotStart(Temporal.PlainDate.from(date), 9)
  if (start === null) throw new Error(`No nine o’clock on ${date}`)
  return start
}

/** The title that matches the details, shortened or not. */
function titleOf(details: string): string {
  const [name = '', , subject = ''] = details.split('\n')
  return `Wholesale Meeting with ${name.slice('Name: '.length)} - ${subject.slice('Subject: '.length)}`
}

describe('the calendar link', () => {
  test('contains title, details, half an hour in UTC, zone and location', () => {
    expect(readCalendar(calendarLink(someMeeting()))).toEqual({
      action: 'TEMPLATE',
      text: 'Wholesale Meeting with Ada Lovelace - Bulk Order Discussion',
      details: [
        'Name: Ada Lovelace',
        'Email: ada@example.com',
        'Subject: Bulk Order Discussion',
        'Date: Thursday, May 16, 2030',
        'Time: 9:00 AM (New York time), 30 minutes',
      ].join('\n'),
      dates: '20300516T130000Z/20300516T133000Z',
      ctz: 'America/New_York',
      location: 'Video meeting',
    })
  })

  test('encodes blanks as %20, and leaves dates and zone unencoded', () => {
    const link = calendarLink(someMeeting())
    expect(link).toContain('&dates=20300516T130000Z/20300516T133000Z&ctz=America/New_York&')
    expect(link).toContain('text=Wholesale%20Meeting%20with%20Ada')
    expect(link).not.toContain('+')
  })

  test.each([
    ['2026-03-07', '20260307T140000Z/20260307T143000Z'],
    ['2026-03-08', '20260308T130000Z/20260308T133000Z'],
    ['2026-11-01', '20261101T140000Z/20261101T143000Z'],
    ['2027-03-14', '20270314T130000Z/20270314T133000Z'],
  ])('on %s has the dates %s', (date, dates) => {
    expect(readCalendar(calendarLink(someMeeting({ start: startOn(date) })))['dates']).toBe(dates)
  })

  test.each([
    `&#%"<>`,
    '&text=x&dates=1/2#top',
    'Ada\r\nLovelace',
    'Ada 😀 👩🏽‍💻',
    'שלום & مرحبا',
    '1+1=2?',
    '%2526',
    '\uD83D',
    "O'Brien (Ltd.)",
  ])('contains the name %j', (name) => {
    const { text } = readCalendar(calendarLink(someMeeting({ name })))
    expect(text).toBe(`Wholesale Meeting with ${cleanLine(name)} - Bulk Order Discussion`)
  })

  test.each([
    [1999, 'whole'],
    [2000, 'cut'],
  ])('with a full length of %i characters is %s', (length, outcome) => {
    // One more character of the subject adds two to the link, one of the address adds one.
    const spare = length - calendarLink(someMeeting({ subject: '', email: '' })).length
    const meeting = someMeeting({ subject: 's'.repeat(Math.floor(spare / 2)), email: 'e'.repeat(spare % 2) })
    const link = calendarLink(meeting)
    const isWhole = readCalendar(link)['details'] === meetingDetails(meeting).join('\n')
    expect([isWhole ? 'whole' : 'cut', isWhole ? link.length : length]).toEqual([outcome, length])
    expect(link.length).toBeLessThan(2000)
  })

  test('shortens a subject of 5,000 characters, and nothing else', () => {
    const link = calendarLink(someMeeting({ subject: long }))
    expect(link.length).toBeLessThan(2000)
    // The maximum: one more character in each of its two occurrences would exceed the limit.
    expect(link.length).toBeGreaterThan(1980)
    const { text = '', dates, details } = readCalendar(link)
    expect(text).toMatch(/^Wholesale Meeting with Ada Lovelace - subject & more .{100,}…$/)
    expect(dates).toBe('20300516T130000Z/20300516T133000Z')
    expect(details).toMatch(/\nDate: Thursday, May 16, 2030\nTime: /)
  })
})

describe('the mail link', () => {
  test('requests the meeting, and includes the calendar link', () => {
    const meeting = someMeeting()
    const link = meetingMailLink(meeting)
    expect(link).toMatch(/^mailto:wholesale@brooklyn-parcel\.example\.com\?subject=Wholesale%20Meeting%20/)
    expect(link).not.toContain('+')
    expect(readMail(link)).toEqual({
      subject: 'Wholesale Meeting Request from Ada Lovelace',
      body: [
        'Hello Brooklyn Parcel,',
        '',
        'I would like to meet about wholesale.',
        '',
        'Name: Ada Lovelace',
        'Email: ada@example.com',
        'Subject: Bulk Order Discussion',
        'Date: Thursday, May 16, 2030',
        'Time: 9:00 AM (New York time), 30 minutes',
        '',
        'Calendar link:',
        calendarLink(meeting),
      ],
    })
  })

  test('contains a complete calendar link also where its texts are shortened', () => {
    const link = meetingMailLink(someMeeting({ subject: long, name: '👩🏽‍💻'.repeat(28) }))
    expect(link.length).toBeLessThan(2000)
    expect(link.length).toBeGreaterThan(1900)
    const inner = readCalendar(readMail(link).body.at(-1) ?? '')
    expect(inner['dates']).toBe('20300516T130000Z/20300516T133000Z')
    expect(inner['location']).toBe('Video meeting')
    expect(inner['text']).toMatch(/^Wholesale Meeting with (👩🏽‍💻)*… - subject .*…$/u)
  })

  test('contains the whole email address beside texts of any length', () => {
    const email = `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.com`
    const link = meetingMailLink(someMeeting({ name: 'n'.repeat(200), email, subject: long }))
    expect(link.length).toBeLessThan(2000)
    expect(readMail(link).body).toContain(`Email: ${email}`)
  })
})

describe('for any input', () => {
  const meetings: fc.Arbitrary<Meeting> = fc
    .record({ name: hostileText, email: hostileText, subject: hostileText })
    .map((texts) => someMeeting(texts))

  test('the calendar link has exactly its parameters, complete or shortened at the end', () => {
    fc.assert(
      fc.property(meetings, (meeting) => {
        const link = calendarLink(meeting)
        expect(link.length).toBeLessThan(2000)
        expect(link).toMatch(/^[\w.~%:/?&=-]+$/)
        const { text = '', details = '', dates } = readCalendar(link)
        expect(dates).toBe('20300516T130000Z/20300516T133000Z')
        const lines = details.split('\n')
        expect(lines).toHaveLength(5)
        for (const [index, line] of meetingDetails(meeting).entries()) {
          expect(isTextOrItsStart(lines[index] ?? '', line)).toBe(true)
        }
        expect(text).toBe(titleOf(details))
      }),
      { numRuns: sample(100, 50_000) },
    )
  })

  test('the mail link has one recipient, one subject, one body and a valid calendar link', () => {
    fc.assert(
      fc.property(meetings, (meeting) => {
        const link = meetingMailLink(meeting)
        expect(link.length).toBeLessThan(2000)
        expect(link).toMatch(/^mailto:[\w.~%?&=@-]+$/)
        const { subject, body } = readMail(link)
        expect(
          isTextOrItsStart(subject, `Wholesale Meeting Request from ${cleanLine(meeting.name)}`.trimEnd()),
        ).toBe(true)
        expect(body).toHaveLength(12)
        for (const [index, line] of meetingDetails(meeting).entries()) {
          expect(isTextOrItsStart(body[4 + index] ?? '', line)).toBe(true)
        }
        const inner = readCalendar(body.at(-1) ?? '')
        expect(inner['text']).toBe(titleOf(inner['details'] ?? ''))
      }),
      { numRuns: sample(100, 50_000) },
    )
  })
})
