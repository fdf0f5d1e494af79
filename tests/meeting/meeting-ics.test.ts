import 'temporal-polyfill/global'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { icsFileName, meetingIcs } from '#meeting/meeting-ics.ts'
import { meetingDetails, meetingTitle } from '#meeting/meeting-summary.ts'
import type { Meeting } from '#meeting/meeting.ts'
import { sample } from '../sample.ts'
import { hostileText } from './hostile-text.ts'
import { someMeeting } from './some-meeting.ts'

const now = Temporal.Instant.from('2030-05-01T12:34:56.789Z')

/** Parses a file into its properties, unfolded and in order; throws at an invalid line. */
function readIcs(file: string): [string, string][] {
  if (!file.endsWith('\r\n')) throw new Error('The last line does not end')
  const lines = file.slice(0, -2).replaceAll('\r\n ', '').split('\r\n')
  return lines.map((line): [string, string] => {
    const match = /^([A-Z]+):([^\r\n]*)$/.exec(line)
    if (!match) throw new Error(`Not a property: ${JSON.stringify(line)}`)
    return [match[1] ?? '', match[2] ?? '']
  })
}

function unescapeText(text: string): string {
  return text.replace(/\\([\\;,nN])/g, (_, escaped: string) => (/n/i.test(escaped) ? '\n' : escaped))
}

function valueOf(file: string, name: string): string {
  return unescapeText(readIcs(file).find(([property]) => property === name)?.[1] ?? 'missing')
}

const layout = [
  ['BEGIN', 'VCALENDAR'],
  'VERSION',
  'PRODID',
  'CALSCALE',
  ['BEGIN', 'VEVENT'],
  'UID',
  'DTSTAMP',
  'DTSTART',
  'DTEND',
  'SUMMARY',
  'DESCRIPTION',
  'LOCATION',
  'STATUS',
  ['END', 'VEVENT'],
  ['END', 'VCALENDAR'],
].map((property) => (typeof property === 'string' ? property : property.join(':')))

function layoutOf(file: string): string[] {
  return readIcs(file).map(([name, value]) =>
    name === 'BEGIN' || name === 'END' ? `${name}:${value}` : name,
  )
}

test('the file is a calendar with one event, without organizer', () => {
  expect(layoutOf(meetingIcs(someMeeting(), now))).toEqual(layout)
})

test('the event has the meeting’s times in UTC, its texts and its location', () => {
  const file = meetingIcs(someMeeting(), now)
  expect(file).toContain(
    '\r\nDTSTAMP:20300501T123456Z\r\nDTSTART:20300516T130000Z\r\nDTEND:20300516T133000Z\r\n',
  )
  expect(valueOf(file, 'SUMMARY')).toBe('Wholesale Meeting with Ada Lovelace - Bulk Order Discussion')
  expect(valueOf(file, 'DESCRIPTION')).toBe(meetingDetails(someMeeting()).join('\n'))
  expect(valueOf(file, 'LOCATION')).toBe('Video meeting')
  expect(valueOf(file, 'PRODID')).toBe('-//Brooklyn Parcel//Meeting//EN')
})

function uid(changes: Partial<Meeting> = {}, at = now): string {
  return valueOf(meetingIcs(someMeeting(changes), at), 'UID')
}

describe('the UID', () => {
  test('is the same for the same request, whenever the file is made', () => {
    expect(uid()).toBe(uid({}, now.add({ hours: 1 })))
    expect(uid()).toMatch(/^20300516T130000Z-[\da-f]{8}@brooklyn-parcel\.example\.com$/)
  })

  // Another UID would duplicate the entries of visitors who imported the file earlier.
  test.each([
    ['Ada Lovelace', 'fceaa817'],
    ['Ada 43', '007b4ba5'],
  ])('of %s is the same as in earlier versions of the shop', (name, request) => {
    expect(uid({ name })).toBe(`20300516T130000Z-${request}@brooklyn-parcel.example.com`)
  })

  test('differs between requests', () => {
    const uids = [
      uid(),
      uid({ name: 'Eve' }),
      uid({ email: 'eve@example.com' }),
      uid({ subject: 'Product Sourcing' }),
    ]
    expect(new Set(uids).size).toBe(4)
    expect(uid({ name: 'a', email: 'bc' })).not.toBe(uid({ name: 'ab', email: 'c' }))
  })
})

test('the file name contains the date in New York', () => {
  expect(icsFileName(someMeeting())).toBe('wholesale-meeting-2030-05-16.ics')
})

test('semicolons, commas, backslashes and line breaks are escaped', () => {
  const file = meetingIcs(someMeeting({ name: 'a;b,c\\n' }), now)
  expect(file).toContain('SUMMARY:Wholesale Meeting with a\\;b\\,c\\\\n - Bulk')
  expect(valueOf(file, 'SUMMARY')).toBe('Wholesale Meeting with a;b,c\\n - Bulk Order Discussion')
})

test('a line break in a name cannot end the event', () => {
  const file = meetingIcs(someMeeting({ name: 'x\r\nEND:VEVENT\nBEGIN:VALARM' }), now)
  expect(layoutOf(file)).toEqual(layout)
})

test('lines of exactly 75 octets are not folded, longer ones are', () => {
  const fixed = 'SUMMARY:Wholesale Meeting with  - s'.length
  const folds = (length: number) => {
    const file = meetingIcs(someMeeting({ name: 'n'.repeat(length - fixed), subject: 's' }), now)
    return /\r\nSUMMARY:[^\r]*\r\n /.test(file)
  }
  expect([75, 76].map(folds)).toEqual([false, true])
})

test.each(['z', 'ñ', '\u07ff', '\u0800', '\ufffd', '\u{10000}', '😀'])(
  'a line of %j is folded only where one more octet would exceed the limit',
  (character) => {
    const octets = (text: string) => new TextEncoder().encode(text).length
    const file = meetingIcs(someMeeting({ name: character.repeat(200) }), now)
    const lines = file.split('\r\n').filter((line) => line.endsWith(character))
    expect(lines.length).toBeGreaterThan(3)
    for (const line of lines) {
      expect(octets(line)).toBeLessThanOrEqual(75)
      expect(octets(line + character)).toBeGreaterThan(75)
    }
  },
)

test('a subject of 5,000 characters is not shortened', () => {
  const subject = 'שלום, עולם; '.repeat(417).slice(0, 5000).trim()
  const file = meetingIcs(someMeeting({ subject }), now)
  expect(valueOf(file, 'SUMMARY')).toBe(`Wholesale Meeting with Ada Lovelace - ${subject}`)
})

test('for any input, lines have at most 75 octets and whole characters, and the texts can be parsed', () => {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  fc.assert(
    fc.property(hostileText, hostileText, hostileText, (name, email, subject) => {
      const meeting = someMeeting({ name, email, subject })
      const file = meetingIcs(meeting, now)
      for (const line of file.split('\r\n')) {
        const octets = new TextEncoder().encode(line)
        expect(octets.length).toBeLessThanOrEqual(75)
        expect(decoder.decode(octets)).toBe(line)
        expect(line).not.toMatch(/[\n\r]/)
      }
      expect(layoutOf(file)).toEqual(layout)
      expect(valueOf(file, 'SUMMARY')).toBe(meetingTitle(meeting))
      expect(valueOf(file, 'DESCRIPTION')).toBe(meetingDetails(meeting).join('\n'))
    }),
    { numRuns: sample(100, 50_000) },
  )
})
