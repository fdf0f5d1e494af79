import 'temporal-polyfill/global'
import { expect, test, vi } from 'vitest'
import { emptyDraft } from '#meeting/meeting-draft.ts'
import { missingAlert, validateMeeting } from '#meeting/meeting-request.ts'
import { hasSlotAhead, isSlotAhead } from '#meeting/slots-ahead.ts'

// An owner may have any zone. Samoa crossed the date line and had no December 30, 2011.
vi.mock(import('#meeting/meeting-slots.ts'), async (load) => {
  const real = await load()
  return { ...real, slotStart: (date, slot) => real.slotStart(date, slot, 'Pacific/Apia') }
})

const now = Temporal.Instant.from('2011-12-01T00:00Z')
const skipped = Temporal.PlainDate.from('2011-12-30')

test('a time that the clocks skip needs another choice', () => {
  const draft = { ...emptyDraft, name: 'Ada', email: 'ada@example.com', slot: 9 } as const
  expect(validateMeeting({ ...draft, date: '2011-12-30' }, now)).toEqual({
    kind: 'missing',
    alert: missingAlert,
    fields: ['slot'],
  })
  expect(validateMeeting({ ...draft, date: '2011-12-31' }, now).kind).toBe('ok')
})

test('a time that the clocks skip is not ahead', () => {
  expect(isSlotAhead(skipped, 9, now)).toBe(false)
  expect(hasSlotAhead(skipped, now)).toBe(false)
  expect(isSlotAhead(skipped.add({ days: 1 }), 9, now)).toBe(true)
})
