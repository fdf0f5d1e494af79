// @vitest-environment happy-dom
import { act, render, screen, within } from '@testing-library/react'
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

test("four tiles contain the shop's contact details", () => {
  render(section)
  const contact = within(screen.getByRole('region', { name: 'Contact us' }))
  expect(contact.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Email',
    'Phone',
    'Office',
    'Business hours',
  ])
  const target = (name: string) => contact.getByRole('link', { name }).getAttribute('href')
  for (const address of ['hello', 'wholesale', 'press'].map(
    (name) => `${name}@brooklyn-parcel.example.com`,
  )) {
    expect(target(address)).toBe(`mailto:${address}`)
  }
  expect(target('+1 (718) 555-0142')).toBe('tel:+17185550142')
  contact.getByText('88 Carton Street, Floor 3')
  contact.getByText('Support available 24/7')
  const days = /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day/
  expect(
    contact.getAllByRole('listitem').filter(({ textContent }) => days.test(textContent ?? '')),
  ).toHaveLength(7)
})

test.each([
  [
    'at ten on Monday in New York the shop is open',
    '2026-05-18T10:00:00-04:00',
    ['Open now', 'Closes at 6:00 PM'],
    'Monday Today 9:00 AM – 6:00 PM',
  ],
  [
    'on Sunday the shop is closed',
    '2026-05-17T12:00:00-04:00',
    ['Closed now', 'Opens Monday at 9:00 AM'],
    'Sunday Today Closed',
  ],
])('%s', (_, instant, words, row) => {
  vi.setSystemTime(instant)
  render(section)
  expect(state()).toEqual(words)
  expect(today()).toBe(row)
})

test('a page that stays open changes to Closed when the shop closes', () => {
  vi.setSystemTime('2026-05-18T17:59:30-04:00')
  render(section)
  expect(state()[0]).toBe('Open now')
  pass(31_000)
  expect(state()).toEqual(['Closed now', 'Opens Tuesday at 9:00 AM'])
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
