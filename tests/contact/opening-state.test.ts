import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { OpeningHours } from '#shop.types.ts'
import { openingState } from '#contact/opening-state.ts'

/** The state at a time with New York's offset, such as '2026-05-14T17:59:59-04:00'. */
function at(time: string) {
  return openingState(new Date(time))
}

function weekOf(openOn: (weekday: number) => OpeningHours['open']): OpeningHours[] {
  return [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, open: openOn(weekday) }))
}

describe('on a Thursday', () => {
  test('the shop opens at the start of the opening minute', () => {
    expect(at('2026-05-14T08:59:59-04:00')).toEqual({
      weekday: 4,
      isOpen: false,
      nextChange: 'Opens at 9:00 AM',
    })
    expect(at('2026-05-14T09:00:00-04:00')).toEqual({
      weekday: 4,
      isOpen: true,
      nextChange: 'Closes at 6:00 PM',
    })
  })

  test('the shop closes at the start of the closing minute', () => {
    expect(at('2026-05-14T17:59:59.999-04:00').isOpen).toBe(true)
    expect(at('2026-05-14T18:00:00-04:00')).toEqual({
      weekday: 4,
      isOpen: false,
      nextChange: 'Opens Friday at 9:00 AM',
    })
  })

  test('the day changes at midnight in New York', () => {
    expect(at('2026-05-14T23:59:59-04:00').weekday).toBe(4)
    expect(at('2026-05-15T00:00:00-04:00')).toEqual({
      weekday: 5,
      isOpen: false,
      nextChange: 'Opens at 9:00 AM',
    })
  })
})

test('after Saturday the next opening is on Monday', () => {
  expect(at('2026-05-16T15:59:00-04:00').nextChange).toBe('Closes at 4:00 PM')
  expect(at('2026-05-16T16:00:00-04:00').nextChange).toBe('Opens Monday at 9:00 AM')
  expect(at('2026-05-17T12:00:00-04:00')).toEqual({
    weekday: 7,
    isOpen: false,
    nextChange: 'Opens Monday at 9:00 AM',
  })
})

test("the state is the shop's in New York, for visitors in any zone", () => {
  // 1:30 AM on Friday in Tokyo, 6:30 AM on Thursday in Honolulu, 6:30 AM on Friday on Kiritimati: one instant.
  for (const time of ['2026-05-15T01:30+09:00', '2026-05-14T06:30-10:00', '2026-05-15T06:30+14:00']) {
    expect(at(time)).toEqual({ weekday: 4, isOpen: true, nextChange: 'Closes at 6:00 PM' })
  }
})

test.each([
  ['2026-03-06', '14:00Z', '2026-03-09', '13:00Z'],
  ['2026-10-30', '13:00Z', '2026-11-02', '14:00Z'],
  ['2027-03-12', '14:00Z', '2027-03-15', '13:00Z'],
])('daylight saving moves the opening in UTC between %s and %s', (before, opensBefore, after, opensAfter) => {
  for (const opens of [`${before}T${opensBefore}`, `${after}T${opensAfter}`]) {
    expect(at(opens).isOpen).toBe(true)
    expect(openingState(new Date(Date.parse(opens) - 1)).isOpen).toBe(false)
  }
})

test('the hours that a clock change skips or repeats do not change the day', () => {
  for (const time of [
    '2026-03-08T06:59:59Z',
    '2026-03-08T07:00:00Z',
    '2026-11-01T05:30Z',
    '2026-11-01T06:30Z',
  ]) {
    expect(at(time)).toEqual({ weekday: 7, isOpen: false, nextChange: 'Opens Monday at 9:00 AM' })
  }
})

test('a shop that never opens or never closes has no next change', () => {
  const now = new Date('2026-05-14T12:00-04:00')
  expect(
    openingState(
      now,
      weekOf(() => null),
    ),
  ).toEqual({ weekday: 4, isOpen: false, nextChange: null })
  const always = weekOf(() => ({ from: 0, to: 24 }))
  expect(openingState(now, always)).toEqual({ weekday: 4, isOpen: true, nextChange: null })
})

test('a closing time at midnight belongs to the evening, unless the next day continues from there', () => {
  const late = weekOf((weekday) => (weekday === 4 ? { from: 18, to: 24 } : null))
  const evening = new Date('2026-05-14T23:30-04:00')
  expect(openingState(evening, late).nextChange).toBe('Closes at 12:00 AM')
  expect(openingState(new Date('2026-05-15T00:00-04:00'), late)).toEqual({
    weekday: 5,
    isOpen: false,
    nextChange: 'Opens Thursday at 6:00 PM',
  })

  const night = weekOf((weekday) => (weekday === 4 ? { from: 18, to: 24 } : { from: 0, to: 2 }))
  expect(openingState(evening, night)).toEqual({
    weekday: 4,
    isOpen: true,
    nextChange: 'Closes Friday at 2:00 AM',
  })

  const overSunday = weekOf((weekday) => (weekday === 7 ? { from: 20, to: 24 } : { from: 0, to: 1 }))
  expect(openingState(new Date('2026-05-17T23:00-04:00'), overSunday).nextChange).toBe(
    'Closes Monday at 1:00 AM',
  )
})

test('with one opening day the next opening may be a week away', () => {
  const thursdays = weekOf((weekday) => (weekday === 4 ? { from: 9, to: 18 } : null))
  expect(openingState(new Date('2026-05-14T18:00-04:00'), thursdays).nextChange).toBe(
    'Opens Thursday at 9:00 AM',
  )
})

test('at any instant the state agrees with the rows for that New York time', () => {
  const minutes = fc.integer({ min: Date.UTC(2026, 0, 1) / 60_000, max: Date.UTC(2028, 0, 1) / 60_000 })
  fc.assert(
    fc.property(minutes, (minute) => {
      const now = new Date(minute * 60_000)
      // An independent reference: the New York wall time as text, parsed as if it were UTC.
      const wall = new Date(`${now.toLocaleString('sv-SE', { timeZone: 'America/New_York' })}Z`)
      const weekday = wall.getUTCDay() || 7
      const hour = wall.getUTCHours()
      const isOpen = weekday < 6 ? hour >= 9 && hour < 18 : weekday === 6 && hour >= 10 && hour < 16
      expect(openingState(now)).toMatchObject({ weekday, isOpen })
    }),
    { numRuns: 500 },
  )
})
