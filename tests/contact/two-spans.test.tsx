// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { OpeningTimes } from '#contact/opening-times.tsx'
import { openingState } from '#contact/opening-state.ts'
import { openSlots } from '#meeting/open-slots.ts'

const spans = vi.hoisted(() => [
  { weekday: 1, open: { from: 9, to: 12 } },
  { weekday: 1, open: { from: 14, to: 18 } },
])
vi.mock('#shop.details.ts', async (load) => {
  const details = await load<typeof import('#shop.details.ts')>()
  return { ...details, contact: { ...details.contact, hours: spans } }
})

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-05-18T13:00-04:00') })
})
afterEach(() => {
  vi.useRealTimers()
})

test('a day with a break has one row with both spans', () => {
  render(<OpeningTimes />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Monday Today 9:00 AM – 12:00 PM, \n2:00 PM – 6:00 PM',
  ])
  expect(openingState(new Date(), spans)).toEqual({
    weekday: 1,
    isOpen: false,
    nextChange: 'Opens at 2:00 PM',
  })
  expect(openSlots([9, 11.5, 12, 14], 60, spans, 1)).toEqual([9, 14])
})
