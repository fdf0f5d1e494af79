import 'temporal-polyfill/global'
import { expect, test, vi } from 'vitest'
import { emptyDraft } from '#meeting/meeting-draft.ts'
import { isOffered } from '#meeting/meeting-dates.ts'
import { hasSlotsOutsideHours, slotsOn } from '#meeting/meeting-slots.ts'
import { validateMeeting } from '#meeting/meeting-request.ts'
import { openSlots } from '#meeting/open-slots.ts'
import { slotHint } from '#meeting/slot-texts.ts'
import { firstDateAhead } from '#meeting/slots-ahead.ts'

// By its name: the type of the demo's own file allows no other value.
vi.mock('#shop.details.ts', async (load) => {
  const details = await load<typeof import('#shop.details.ts')>()
  return { ...details, meetings: { ...details.meetings, withinHours: true } }
})

const friday = Temporal.PlainDate.from('2030-05-17')
const saturday = friday.add({ days: 1 })
const sunday = friday.add({ days: 2 })

test('a slot is open where its meeting begins and ends within the hours of its weekday', () => {
  const week = [
    { weekday: 1, open: { from: 9, to: 12 } },
    { weekday: 1, open: { from: 13.5, to: 15 } },
    { weekday: 2, open: null },
  ]
  expect(openSlots([8, 9, 11, 11.5, 12, 13, 13.5, 14.5], 60, week, 1)).toEqual([9, 11, 13.5])
  expect(openSlots([9], 60, week, 2)).toEqual([])
  expect(openSlots([9], 60, week, 3)).toEqual([])
})

test('a shop that keeps its hours offers the slots within them, and no day without', () => {
  expect(slotsOn(friday)).toEqual([9, 10, 11, 12, 13, 14, 15, 16, 17])
  expect(slotsOn(saturday)).toEqual([10, 11, 12, 13, 14, 15])
  expect(slotsOn(sunday)).toEqual([])
  expect([friday, saturday, sunday].map((date) => isOffered(date, friday))).toEqual([true, true, false])
  expect(firstDateAhead(Temporal.Instant.from('2030-05-18T15:00-04:00')).toString()).toBe('2030-05-20')
  expect([hasSlotsOutsideHours, slotHint]).toEqual([false, 'All times are New York time.'])
})

test('a stored choice outside the hours needs another time', () => {
  const draft = { ...emptyDraft, name: 'Ada', email: 'ada@example.com', slot: 9 } as const
  const now = Temporal.Instant.from('2030-05-16T10:00-04:00')
  expect(validateMeeting({ ...draft, date: saturday.toString() }, now)).toMatchObject({
    kind: 'missing',
    fields: ['slot'],
  })
  expect(validateMeeting({ ...draft, date: friday.toString() }, now).kind).toBe('ok')
})
