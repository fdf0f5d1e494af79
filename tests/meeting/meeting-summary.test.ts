import 'temporal-polyfill/global'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { meetingDetails, meetingSummary, meetingTitle } from '#meeting/meeting-summary.ts'
import { hostileText } from './hostile-text.ts'
import { someMeeting } from './some-meeting.ts'

test('the title is the specification’s', () => {
  expect(meetingTitle(someMeeting())).toBe('Wholesale Meeting with Ada Lovelace - Bulk Order Discussion')
})

test('the summary has every detail in plain lines', () => {
  expect(meetingSummary(someMeeting())).toBe(
    [
      'Wholesale meeting with Brooklyn Parcel',
      'Name: Ada Lovelace',
      'Email: ada@example.com',
      'Subject: Bulk Order Discussion',
      'Date: Thursday, May 16, 2030',
      'Time: 9:00 AM (New York time), 30 minutes',
      'Place: Video meeting',
      'Contact: wholesale@brooklyn-parcel.example.com',
    ].join('\n'),
  )
})

test('no input adds a line to the summary', () => {
  fc.assert(
    fc.property(hostileText, hostileText, hostileText, (name, email, subject) => {
      const details = meetingDetails(someMeeting({ name, email, subject })).join('\n')
      expect(details.split(/[\n\r\u0085\u2028\u2029]/)).toHaveLength(5)
    }),
  )
})
