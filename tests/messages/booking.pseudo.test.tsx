// @vitest-environment happy-dom
import 'temporal-polyfill/global'
import { fireEvent, render, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { MeetingForm } from '#meeting/meeting-form.tsx'
import { addLiveRegion } from '../meeting/live-region.ts'
import { textsOf } from './page-texts.ts'
import { unmarkedTexts } from './unmarked-texts.ts'

const typed = ['Ada Lovelace', 'ada@example.com', 'x'.repeat(300), 'ada lovelace', 'ada@', 'ada']

/** What `Intl` names, and the time zone of the shop. */
const months = 'January February March April May June July August September October November December'.split(
  ' ',
)
const named = [...months, ...'Su Mo Tu We Th Fr Sa'.split(' '), 'New York']

const found = new Set<string>()
let seen = 0

function check() {
  const texts = textsOf(document.body.outerHTML).split('\n')
  seen += texts.length
  for (const text of unmarkedTexts(texts, [...typed, ...named])) found.add(text)
}

beforeEach(() => {
  sessionStorage.clear()
  addLiveRegion()
  // Timers stay real: the user's events wait for them.
  vi.useFakeTimers({ now: new Date('2030-05-16T10:30:00-04:00'), toFake: ['Date'] })
  vi.spyOn(window, 'open').mockImplementation(() => null)
  vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
  return () => vi.useRealTimers()
})

test('every text of a booking comes from a message file, from its errors to its end', async () => {
  const user = userEvent.setup()
  render(<MeetingForm />)
  const [name, email] = document.querySelectorAll('form input:not([type=radio])')
  const fill = (field: Element | undefined, value: string) =>
    fireEvent.change(field ?? document.body, { target: { value } })
  const submit = () => user.click(document.querySelector('form [type=submit]') ?? document.body)
  const close = () => user.keyboard('{Escape}')
  const alert = () => document.querySelector('[role=alertdialog][data-state=open]')

  for (const [ofName, ofEmail] of [
    ['', ''],
    ['x'.repeat(300), 'ada'],
    ['Ada Lovelace', 'ada lovelace'],
    ['Ada Lovelace', 'ada@'],
  ]) {
    fill(name, ofName ?? '')
    fill(email, ofEmail ?? '')
    await submit()
    check()
    if (alert()) await close()
    await waitFor(() => expect(alert()).toBeNull())
  }
  fill(email, 'ada@example.com')
  const days = document.querySelectorAll('[role=grid] button')
  // May 16: today, with times that are past.
  await user.click(days[15] ?? document.body)
  check()
  await user.click(days[20] ?? document.body)
  await user.click(document.querySelectorAll('form input[type=radio]')[2] ?? document.body)
  check()
  await submit()
  await waitFor(() => expect(document.querySelector('[role=dialog][data-state=open]')).not.toBeNull())
  check()
  const tools = '[role=dialog][data-state=open] button'
  const count = document.querySelectorAll(tools).length
  expect(count).toBeGreaterThan(2)
  for (let at = 0; at < count; at++) {
    await user.click(document.querySelectorAll(tools)[at] ?? document.body)
    check()
  }
  expect(seen).toBeGreaterThan(500)
  expect([...found]).toEqual([])
})
