import 'temporal-polyfill/global'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sample } from '../sample.ts'
import { hourLabel } from '#site/hour-label.ts'
import { slotInVisitorZone, slots, slotsOn, slotStart } from '#meeting/meeting-slots.ts'
import { slotHint } from '#meeting/slot-texts.ts'

function utcOf(date: string, hour: number, zone?: string): string | null {
  return slotStart(Temporal.PlainDate.from(date), hour, zone)?.toInstant().toString() ?? null
}

function inZone(date: string, slot: number, zone: string): string | null {
  return slotInVisitorZone(Temporal.PlainDate.from(date), slot, zone)
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** One formatter for each zone: its creation takes longer than the rest of a case. */
function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  const format =
    known ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  if (!known) formats.set(timeZone, format)
  return format
}

/** True where the zone's clocks change at a wall time: the offsets before and after it then differ. */
function isSkipped(wall: Temporal.PlainDateTime, zone: string): boolean {
  const [earlier, later] = (['earlier', 'later'] as const).map((disambiguation) =>
    wall.toZonedDateTime(zone, { disambiguation }).toPlainDateTime(),
  )
  return !earlier?.equals(wall) && !later?.equals(wall)
}

test('the nine slots stand on every day, also outside business hours, which the form says', () => {
  expect(slotsOn(Temporal.PlainDate.from('2030-05-19'))).toEqual(slots)
  expect(slotHint).toBe(
    'All times are New York time. Meetings are by appointment, also outside business hours.',
  )
})

test('there are nine slots, hourly from 9:00 AM to 5:00 PM', () => {
  expect(slots.map(hourLabel)).toEqual([
    '9:00 AM',
    '10:00 AM',
    '11:00 AM',
    '12:00 PM',
    '1:00 PM',
    '2:00 PM',
    '3:00 PM',
    '4:00 PM',
    '5:00 PM',
  ])
})

describe('the instant of a slot', () => {
  test.each([
    ['2026-03-07', '14:00'],
    ['2026-03-08', '13:00'],
    ['2026-10-31', '13:00'],
    ['2026-11-01', '14:00'],
    ['2027-03-13', '14:00'],
    ['2027-03-14', '13:00'],
  ])('on %s at 9:00 AM in New York is %s UTC', (date, utc) => {
    expect(utcOf(date, 9)).toBe(`${date}T${utc}:00Z`)
  })

  test('is at the half hour for a slot at a half hour', () => {
    expect(utcOf('2026-05-14', 9.5)).toBe('2026-05-14T13:30:00Z')
  })

  test('is null where daylight saving skips the wall time', () => {
    expect(utcOf('2026-03-08', 2)).toBeNull()
    expect(utcOf('2027-03-14', 2.5)).toBeNull()
    expect(utcOf('2026-03-08', 1)).toBe('2026-03-08T06:00:00Z')
    expect(utcOf('2026-03-08', 3)).toBe('2026-03-08T07:00:00Z')
    // Samoa crossed the date line and had no December 30, 2011.
    expect(utcOf('2011-12-30', 9, 'Pacific/Apia')).toBeNull()
  })

  test('is the earlier of two where the wall time occurs twice', () => {
    expect(utcOf('2026-11-01', 1)).toBe('2026-11-01T05:00:00Z')
    expect(utcOf('2026-11-01', 2)).toBe('2026-11-01T07:00:00Z')
  })

  test('is at the same wall time, on any date and in any zone, or null', () => {
    const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'))
    const days = fc.integer({ min: 0, max: 1000 })
    fc.assert(
      fc.property(zones, days, fc.integer({ min: 0, max: 23 }), (zone, day, hour) => {
        const date = Temporal.PlainDate.from('2026-01-01').add({ days: day })
        // The references are Temporal's own rejection and Intl's format of a plain Date.
        const start = slotStart(date, hour, zone)
        const hours = String(hour).padStart(2, '0')
        const expected = isSkipped(date.toPlainDateTime({ hour }), zone)
          ? null
          : `${date.toString()} ${hours}:00:00`
        const read = start && formatIn(zone).format(start.epochMilliseconds)
        expect(read).toBe(expected)
      }),
      { numRuns: sample(500, 1_000_000) },
    )
  })
})

describe('the visitor’s own time', () => {
  test("is left out where the visitor's clock shows the same", () => {
    expect(inZone('2030-05-16', 9, 'America/New_York')).toBeNull()
    expect(inZone('2030-05-16', 9, 'America/Toronto')).toBeNull()
  })

  test('is shown beside the slot, with the day where that differs', () => {
    expect(inZone('2030-05-16', 9, 'Asia/Tokyo')).toBe('10:00 PM your time')
    expect(inZone('2030-05-16', 10, 'Asia/Tokyo')).toBe('11:00 PM your time')
    expect(inZone('2030-05-16', 11, 'Asia/Tokyo')).toBe('12:00 AM Fri your time')
    expect(inZone('2030-05-16', 17, 'Asia/Tokyo')).toBe('6:00 AM Fri your time')
  })

  test('is nearly a day ahead on Kiritimati and behind in Honolulu', () => {
    expect(inZone('2030-05-16', 9, 'Pacific/Kiritimati')).toBe('3:00 AM Fri your time')
    expect(inZone('2030-05-18', 17, 'Pacific/Kiritimati')).toBe('11:00 AM Sun your time')
    expect(inZone('2030-05-16', 9, 'Pacific/Honolulu')).toBe('3:00 AM your time')
    expect(inZone('2030-01-16', 9, 'Pacific/Honolulu')).toBe('4:00 AM your time')
  })

  test('has the minutes of zones with offsets of half hours', () => {
    expect(inZone('2030-05-16', 12, 'Asia/Kathmandu')).toBe('9:45 PM your time')
    expect(inZone('2030-05-16', 15, 'Asia/Kathmandu')).toBe('12:45 AM Fri your time')
    expect(inZone('2030-05-16', 9, 'America/St_Johns')).toBe('10:30 AM your time')
  })

  test.each([
    ['2026-03-07', '2:00 PM your time'],
    ['2026-03-08', '1:00 PM your time'],
    ['2026-03-28', '1:00 PM your time'],
    ['2026-03-29', '2:00 PM your time'],
    ['2026-10-31', '1:00 PM your time'],
    ['2026-11-01', '2:00 PM your time'],
    ['2027-03-14', '1:00 PM your time'],
  ])('on %s respects the weeks between the clock changes of both countries: %s', (date, text) => {
    expect(inZone(date, 9, 'Europe/London')).toBe(text)
  })

  test('is left out where the zone is unknown', () => {
    expect(inZone('2030-05-16', 9, 'Etc/Unknown')).toBeNull()
    expect(inZone('2030-05-16', 9, 'Mars/Olympus')).toBeNull()
    expect(inZone('2030-05-16', 9, '')).toBeNull()
  })
})
