// @vitest-environment happy-dom
import 'temporal-polyfill/global'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { readMessages } from '#ui/past-messages.ts'
import { Calendar } from '#meeting/calendar.tsx'
import { addLiveRegion, announced } from './live-region.ts'

const today = Temporal.PlainDate.from('2030-05-16')

interface Props {
  start?: string | null
  day?: Temporal.PlainDate
  /** After today's last slot a later date. */
  first?: Temporal.PlainDate
}

function Chooser({ start = null, day = today, first = day }: Props) {
  const [chosen, choose] = useState(start === null ? null : Temporal.PlainDate.from(start))
  return <Calendar chosen={chosen} today={day} first={first} choose={choose} />
}

const grid = () => screen.getByRole('grid')
const month = () => grid().getAttribute('aria-label')
const day = (label: string) => within(grid()).getByRole('button', { name: label })
const focused = () => document.activeElement?.getAttribute('aria-label')
const tabStops = () =>
  [...grid().querySelectorAll('[tabindex="0"]')].map((one) => one.getAttribute('aria-label'))
const selected = () =>
  [...grid().querySelectorAll('[aria-selected="true"] button')].map((one) => one.getAttribute('aria-label'))

function show(props: Parameters<typeof Chooser>[0] = {}) {
  render(<Chooser {...props} />)
  return userEvent.setup()
}

beforeEach(addLiveRegion)

describe('a month', () => {
  test('is a grid with its name, full weekday names, and a button for each day', () => {
    show()
    expect(month()).toBe('May 2030')
    expect(screen.getAllByRole('columnheader').map((one) => one.lastElementChild?.textContent)).toEqual([
      'Sunday',
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
      'Friday',
      'Saturday',
    ])
    expect(within(grid()).getAllByRole('button')).toHaveLength(31)
    expect(day('Thursday, May 16, 2030').textContent).toBe('16')
  })

  test('has today as its only tab stop until a day is chosen', () => {
    show()
    expect(tabStops()).toEqual(['Thursday, May 16, 2030'])
    expect(day('Thursday, May 16, 2030').getAttribute('aria-current')).toBe('date')
    expect(selected()).toEqual([])
  })

  test('is the month of the stored choice', () => {
    show({ start: '2031-02-03' })
    expect(month()).toBe('February 2031')
    expect(tabStops()).toEqual(['Monday, February 3, 2031'])
    expect(selected()).toEqual(['Monday, February 3, 2031'])
  })

  test('is the current one where the stored choice is past, and the choice is still shown', () => {
    show({ start: '2030-05-10' })
    expect(tabStops()).toEqual(['Thursday, May 16, 2030'])
    expect(selected()).toEqual(['Friday, May 10, 2030'])
  })
})

describe('late in a month', () => {
  const late = Temporal.PlainDate.from('2026-11-28')

  test('the grid is the next month’s, which begins with today; there is no earlier one', async () => {
    const user = show({ day: late })
    expect(month()).toBe('December 2026')
    expect(tabStops()).toEqual(['Saturday, November 28, 2026'])
    expect(within(grid()).getAllByRole('button')).toHaveLength(34)
    expect(screen.getByRole('button', { name: 'Previous month' }).getAttribute('aria-disabled')).toBe('true')
    day('Saturday, November 28, 2026').focus()
    await user.keyboard('{ArrowDown}{ArrowRight}{ArrowUp}')
    expect([month(), focused()]).toEqual(['December 2026', 'Sunday, November 29, 2026'])
    await user.click(screen.getByRole('button', { name: 'Next month' }))
    expect([month(), tabStops()]).toEqual(['January 2027', ['Friday, January 29, 2027']])
    await user.click(screen.getByRole('button', { name: 'Previous month' }))
    expect([month(), tabStops()]).toEqual(['December 2026', ['Tuesday, December 29, 2026']])
  })
})

describe('after today’s last slot', () => {
  const tomorrow = today.add({ days: 1 })

  test('the calendar opens at the next day with slots', () => {
    show({ first: tomorrow })
    expect(tabStops()).toEqual(['Friday, May 17, 2030'])
    expect(screen.queryByText('No times are left today.')).toBeNull()
  })

  test('who chooses today reads why, and gets the next day by a press, which focuses it', async () => {
    const user = show({ first: tomorrow })
    await user.click(day('Thursday, May 16, 2030'))
    expect(screen.getByText('No times are left today.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Choose Friday, May 17, 2030' }))
    expect([selected(), focused()]).toEqual([['Friday, May 17, 2030'], 'Friday, May 17, 2030'])
    expect(screen.queryByText('No times are left today.')).toBeNull()
  })

  test('nothing is said while slots are left', async () => {
    const user = show()
    await user.click(day('Thursday, May 16, 2030'))
    expect(screen.queryByText('No times are left today.')).toBeNull()
  })
})

describe('days', () => {
  test('before today are disabled, and a press on one has no effect', async () => {
    const user = show()
    const disabled = within(grid())
      .getAllByRole('button')
      .filter((one) => one.getAttribute('aria-disabled') === 'true')
      .map((one) => one.textContent)
    expect(disabled).toEqual(Array.from({ length: 15 }, (_, index) => String(index + 1)))
    await user.click(day('Wednesday, May 15, 2030'))
    expect(selected()).toEqual([])
    expect(announced()).toBe('')
  })

  test('are chosen by a click, by Space and by Enter, with an announcement', async () => {
    const user = show()
    await user.click(day('Monday, May 20, 2030'))
    expect(selected()).toEqual(['Monday, May 20, 2030'])
    expect(announced()).toBe('Monday, May 20, 2030 selected')
    await user.keyboard('{ArrowRight} ')
    expect(selected()).toEqual(['Tuesday, May 21, 2030'])
    await user.keyboard('{ArrowRight}{Enter}')
    expect(selected()).toEqual(['Wednesday, May 22, 2030'])
    expect(announced()).toBe('Wednesday, May 22, 2030 selected')
    expect(tabStops()).toEqual(['Wednesday, May 22, 2030'])
  })
})

describe('keys', () => {
  test.each([
    ['{ArrowRight}', 'Friday, May 17, 2030'],
    ['{ArrowDown}', 'Thursday, May 23, 2030'],
    ['{ArrowDown}{Home}', 'Sunday, May 19, 2030'],
    ['{End}', 'Saturday, May 18, 2030'],
    ['{PageDown}', 'Sunday, June 16, 2030'],
    ['{PageDown}{PageUp}', 'Thursday, May 16, 2030'],
    ['{Shift>}{PageDown}{/Shift}', 'Friday, May 16, 2031'],
    ['{ArrowLeft}{ArrowUp}{PageUp}{Home}', 'Thursday, May 16, 2030'],
    ['{ArrowDown}{ArrowDown}{ArrowDown}', 'Thursday, June 6, 2030'],
  ])('%s from today move to %s', async (keys, label) => {
    const user = show()
    day('Thursday, May 16, 2030').focus()
    await user.keyboard(keys)
    expect(focused()).toBe(label)
    expect(tabStops()).toEqual([label])
  })

  test('of the browser keep their function', async () => {
    const user = show()
    day('Thursday, May 16, 2030').focus()
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}{Control>}{End}{/Control}{Meta>}{ArrowDown}{/Meta}')
    expect(focused()).toBe('Thursday, May 16, 2030')
  })

  test('that change the month announce nothing, since the screen reader reads the focused day with its month', async () => {
    const user = show()
    day('Thursday, May 16, 2030').focus()
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    expect(announced()).toBe('')
    await user.keyboard('{PageDown}')
    expect([announced(), focused()]).toEqual(['', 'Saturday, July 6, 2030'])
  })

  test('announce a day in the same cell as the previous one, since the focus does not move', async () => {
    const user = show({ start: '2031-02-03' })
    day('Monday, February 3, 2031').focus()
    await user.keyboard('{PageDown}')
    expect([announced(), focused()]).toEqual(['Monday, March 3, 2031', 'Monday, March 3, 2031'])
  })

  test('announce a day where the focused cell was removed', async () => {
    const user = show({ start: '2031-05-31' })
    day('Saturday, May 31, 2031').focus()
    await user.keyboard('{PageDown}')
    expect([announced(), focused()]).toEqual(['Monday, June 30, 2031', 'Monday, June 30, 2031'])
  })
})

describe('the buttons above the days', () => {
  test('change the month, and announce it', async () => {
    const user = show()
    await user.click(screen.getByRole('button', { name: 'Next month' }))
    expect(month()).toBe('June 2030')
    await waitFor(() => expect(announced()).toBe('June 2030'))
    expect(focused()).toBe('Next month')
    await user.click(screen.getByRole('button', { name: 'Previous month' }))
    expect(month()).toBe('May 2030')
  })

  test('announce the month after a pause, once for presses in a row', async () => {
    vi.useFakeTimers()
    show()
    const messagesBefore = readMessages().length
    const next = screen.getByRole('button', { name: 'Next month' })
    for (let press = 0; press < 3; press += 1) act(() => next.click())
    await vi.advanceTimersByTimeAsync(400)
    expect(announced()).toBe('')
    await vi.advanceTimersByTimeAsync(200)
    expect(announced()).toBe('August 2030')
    expect(readMessages()).toHaveLength(messagesBefore + 1)
    vi.useRealTimers()
  })

  test('change the year, and announce its month', async () => {
    const user = show()
    await user.click(screen.getByRole('button', { name: 'Next year' }))
    expect([month(), focused()]).toEqual(['May 2031', 'Next year'])
    await waitFor(() => expect(announced()).toBe('May 2031'))
    await user.click(screen.getByRole('button', { name: 'Previous year' }))
    expect(month()).toBe('May 2030')
  })

  test('are no lists, whose changed selection a screen reader would read after each key', () => {
    show()
    expect(screen.queryAllByRole('combobox')).toEqual([])
    expect(screen.getAllByText('May 2030').map((one) => one.getAttribute('aria-hidden'))).toEqual(['true'])
  })

  test('offer no month in the past or beyond two years', async () => {
    const user = show()
    const steps = ['Previous year', 'Previous month', 'Next month', 'Next year']
    const press = (name: string) => user.click(screen.getByRole('button', { name }))
    const possible = () =>
      steps.filter((name) => screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'false')
    expect(possible()).toEqual(['Next month', 'Next year'])
    for (const name of ['Previous year', 'Previous month']) await press(name)
    expect(month()).toBe('May 2030')
    await press('Next year')
    expect(possible()).toEqual(steps)
    await press('Next month')
    expect(possible()).toEqual(['Previous year', 'Previous month', 'Next month'])
    for (let step = 0; step < 11; step += 1) await press('Next month')
    expect(month()).toBe('May 2032')
    expect(possible()).toEqual(['Previous year', 'Previous month'])
    for (const name of ['Next month', 'Next year']) await press(name)
    expect(month()).toBe('May 2032')
  })
})

test('midnight in New York disables the previous day', () => {
  const { rerender } = render(<Chooser />)
  rerender(<Chooser day={today.add({ days: 1 })} />)
  expect(tabStops()).toEqual(['Friday, May 17, 2030'])
  expect(day('Thursday, May 16, 2030').getAttribute('aria-disabled')).toBe('true')
})
