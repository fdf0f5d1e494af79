// @vitest-environment happy-dom
import 'temporal-polyfill/global'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { loadMessages } from '../../scripts/messages/compile-messages.ts'
import { readFormats, readWeek, readZoneName } from '../../scripts/messages/read-formats.ts'
import { dateForKey } from '#meeting/calendar-keys.ts'
import { emptyDraft } from '#meeting/meeting-draft.ts'
import { MeetingForm } from '#meeting/meeting-form.tsx'
import { icsFileName, meetingIcs } from '#meeting/meeting-ics.ts'
import { meetingMailLink } from '#meeting/meeting-links.ts'
import { neededText } from '#meeting/meeting-request.ts'
import { MeetingSection } from '#meeting/meeting-section.tsx'
import { meetingSummary } from '#meeting/meeting-summary.ts'
import { pastDateError, pastSlotError, startText } from '#meeting/slot-texts.ts'
import { openingRows } from '#contact/opening-hours.ts'
import { openingState } from '#contact/opening-state.ts'
import { parseMailto } from '../address/parse-mailto.ts'
import { addLiveRegion, announced } from '../meeting/live-region.ts'
import { someMeeting } from '../meeting/some-meeting.ts'

vi.mock('virtual:messages/contact', async () => (await loadMessages('de')).contact)
vi.mock('virtual:messages/meeting', async () => (await loadMessages('de')).meeting)
vi.mock('virtual:language', () => ({
  language: 'de',
  locale: 'de-DE',
  direction: 'ltr',
  ...readFormats('de-DE'),
  ...readWeek('de-DE'),
  zoneName: readZoneName('de-DE', 'America/New_York'),
}))

const day = Temporal.PlainDate.from('2030-05-16')

describe('the German booking form', () => {
  beforeEach(() => {
    // Timers stay real: the user's events wait for them.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2030-05-15T10:00-04:00') })
    addLiveRegion()
    return () => vi.useRealTimers()
  })

  test('has a calendar whose weeks begin on Monday, with German months and days', () => {
    render(<MeetingForm />)
    const grid = screen.getByRole('grid', { name: 'Mai 2030' })
    expect(
      within(grid)
        .getAllByRole('columnheader')
        .map((one) => [one.firstElementChild?.textContent, one.getAttribute('aria-label')]),
    ).toEqual([
      ['Mo', 'Montag'],
      ['Di', 'Dienstag'],
      ['Mi', 'Mittwoch'],
      ['Do', 'Donnerstag'],
      ['Fr', 'Freitag'],
      ['Sa', 'Samstag'],
      ['So', 'Sonntag'],
    ])
    const weeks = within(grid).getAllByRole('row').slice(1)
    expect([...(weeks[0]?.children ?? [])].map((one) => one.textContent)).toEqual([
      '',
      '',
      '1',
      '2',
      '3',
      '4',
      '5',
    ])
    for (const name of ['Voriges Jahr', 'Voriger Monat', 'Nächster Monat', 'Nächstes Jahr'])
      screen.getByRole('button', { name })
  })

  test('names what is missing, in a German list, and says what was chosen', async () => {
    const user = userEvent.setup()
    render(<MeetingForm />)
    screen.getByText('Noch erforderlich: Name, E-Mail-Adresse, Datum und Uhrzeit')
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Ada')
    await user.type(screen.getByRole('textbox', { name: 'E-Mail' }), 'ada@example.com')
    await user.click(screen.getByRole('button', { name: 'Donnerstag, 16. Mai 2030' }))
    expect(announced()).toBe('Donnerstag, 16. Mai 2030 ausgewählt')
    screen.getByText('Noch erforderlich: Uhrzeit')
    await user.click(screen.getByRole('button', { name: 'Termin vereinbaren' }))
    const alert = await screen.findByRole('alertdialog', { name: 'Termin' })
    expect(alert.textContent).toContain('Bitte füllen Sie alle Pflichtfelder aus')
  })
})

test('Home and End move to Monday and Sunday', () => {
  const press = (key: string) => dateForKey(key, false, day, day.subtract({ weeks: 2 }))?.toString()
  expect([press('Home'), press('End')]).toEqual(['2030-05-13', '2030-05-19'])
})

test('a start has 24 hours and the zone, and the visitor’s time where it differs', () => {
  const { start } = someMeeting()
  expect(startText(start, 'America/New_York')).toBe('Donnerstag, 16. Mai 2030, 9:00 Uhr, New York (Ortszeit)')
  expect(startText(start.add({ hours: 6 }), 'Asia/Tokyo')).toBe(
    'Donnerstag, 16. Mai 2030, 15:00 Uhr, New York (Ortszeit) – Fr, 4:00 Uhr bei Ihnen',
  )
})

test('past dates and times have German messages', () => {
  const draft = { ...emptyDraft, date: day.toString(), slot: 9 } as const
  expect(pastDateError(draft, day.add({ days: 1 }))).toBe(
    'Donnerstag, 16. Mai 2030 liegt in der Vergangenheit. Wählen Sie ein anderes Datum.',
  )
  expect(pastSlotError(draft, Temporal.Instant.from('2030-05-16T10:00-04:00'))).toBe(
    '9:00 Uhr ist an diesem Tag schon vorbei. Wählen Sie eine spätere Uhrzeit.',
  )
  expect(neededText({ ...draft, name: 'Ada', email: 'ada' })).toBe(
    'Noch erforderlich: gültige E-Mail-Adresse',
  )
})

test('the mail and the calendar file are German', () => {
  const meeting = someMeeting()
  expect(meetingSummary(meeting).split('\n')).toEqual([
    'Termin mit Brooklyn Parcel',
    'Name: Ada Lovelace',
    'E-Mail: ada@example.com',
    'Thema: Bulk Order Discussion',
    'Datum: Donnerstag, 16. Mai 2030',
    'Uhrzeit: 9:00 Uhr, New York (Ortszeit), 30 Minuten',
    'Ort: Video meeting',
    'Kontakt: wholesale@brooklyn-parcel.example.com',
  ])
  const [subject, body] = parseMailto(meetingMailLink(meeting)).fields.map(([, value]) => value)
  expect(subject).toBe('Terminanfrage von Ada Lovelace')
  expect(body?.split('\r\n').slice(0, 3)).toEqual([
    'Guten Tag Brooklyn Parcel,',
    '',
    'ich möchte einen Termin mit Ihnen vereinbaren.',
  ])
  const file = meetingIcs(meeting, meeting.start.toInstant())
  expect(file).toContain('\r\nPRODID:-//Brooklyn Parcel//Meeting//DE\r\n')
  expect(file).toContain('\r\nSUMMARY:Termin mit Ada Lovelace – ')
  expect(icsFileName(meeting)).toBe('termin-2030-05-16.ics')
})

test('the section says in German how it works', () => {
  const { container } = render(<MeetingSection />)
  screen.getByRole('heading', { name: 'Termin buchen' })
  expect(container.textContent).toContain('30 Minuten')
  expect(container.textContent).toContain('New York (Ortszeit)')
  expect(container.textContent).toContain('Lieber schreiben? wholesale@')
})

test('the opening hours have German weekdays and 24 hours', () => {
  expect(openingRows().map(({ day: name, hours }) => `${name} ${hours}`)).toEqual([
    'Montag 9:00–18:00 Uhr',
    'Dienstag 9:00–18:00 Uhr',
    'Mittwoch 9:00–18:00 Uhr',
    'Donnerstag 9:00–18:00 Uhr',
    'Freitag 9:00–18:00 Uhr',
    'Samstag 10:00–16:00 Uhr',
    'Sonntag Geschlossen',
  ])
  expect(openingState(new Date('2026-05-17T12:00-04:00')).nextChange).toBe('Öffnet Montag um 9:00 Uhr')
})
