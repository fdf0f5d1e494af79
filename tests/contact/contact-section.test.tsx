// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { ContactSection } from '#contact/contact-section.tsx'

const section = (
  <StrictMode>
    <ContactSection />
  </StrictMode>
)

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })

/** The row of today, as a screen reader reads it. */
const today = () => document.querySelector('[aria-current="date"]')?.textContent
/** The line below the heading: whether the shop is open, and until when. */
const state = () =>
  [...(screen.getByRole('heading', { name: 'Business hours' }).nextElementSibling?.children ?? [])].map(
    ({ textContent }) => textContent,
  )

test('the prerendered hours have no current day, and hydrate unchanged', async () => {
  vi.setSystemTime('2026-05-18T10:00-04:00')
  const markup = renderToString(section)
  expect(markup).not.toMatch(/Open now|Closed now|Today|aria-current/)
  document.body.innerHTML = `<div id="root">${markup}</div>`
  const container = document.getElementById('root')
  if (!container) throw new Error('no root')
  // A hydration mismatch writes to the console, which fails the test.
  const root = await act(() => hydrateRoot(container, section))
  expect(state()).toEqual(['Open now', 'Closes at 6:00 PM'])
  expect(today()).toBe('Monday Today 9:00 AM – 6:00 PM')
  act(() => root.unmount())
})

test('the hours are updated every minute', () => {
  vi.setSystemTime('2026-05-18T17:58:30.250-04:00')
  render(section)
  pass(89_749)
  expect(state()).toEqual(['Open now', 'Closes at 6:00 PM'])
  pass(1)
  expect(state()).toEqual(['Closed now', 'Opens Tuesday at 9:00 AM'])
})

test.each([
  ['the back/forward cache', () => window.dispatchEvent(new Event('pageshow'))],
  ['another tab', () => document.dispatchEvent(new Event('visibilitychange'))],
])('after %s without timers, the page shows the right day', (_, returnToPage) => {
  vi.setSystemTime('2026-05-16T12:00-04:00')
  render(section)
  expect(today()).toContain('Saturday')
  vi.setSystemTime('2026-05-17T12:00-04:00')
  expect(today()).toContain('Saturday')
  act(() => {
    returnToPage()
  })
  expect(today()).toBe('Sunday Today Closed')
})

test('no timer is left after the section is removed from the page', () => {
  const { unmount } = render(section)
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})
