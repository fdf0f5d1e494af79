// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { MeetingSection } from '#meeting/meeting-section.tsx'
import { loadMessages } from '../../scripts/messages/compile-messages.ts'
import { meetings } from '#shop.details.ts'

const arabic = await loadMessages('ar')

vi.mock(import('virtual:messages/meeting'), async (original) => ({
  ...(await original()),
  write: (values) => arabic.meeting.write(values),
}))

test('the mail link of a right-to-left language has the plain address', () => {
  render(<MeetingSection />)
  expect(screen.getByRole('link', { name: new RegExp(meetings.email) }).getAttribute('href')).toBe(
    `mailto:${meetings.email}`,
  )
})
