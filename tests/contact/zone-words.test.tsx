// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { OpeningTimes } from '#contact/opening-times.tsx'

vi.mock(import('#shop.details.ts'), async (load) => ({ ...(await load()), timeZone: 'Europe/Berlin' }))

test('the opening times have the zone of the owner’s file', () => {
  render(<OpeningTimes />)
  expect(screen.getByText(/All times are/).textContent).toMatch(/All times are Berlin time\.$/)
})
