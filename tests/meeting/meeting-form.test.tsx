// @vitest-environment happy-dom
import 'temporal-polyfill/global'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore, Provider } from 'jotai'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { MeetingForm } from '#meeting/meeting-form.tsx'
import { addLiveRegion, announced } from './live-region.ts'

const key = 'shop/meeting/1'

/** Mocks of everything that the form passes to the outside world. */
let calls: string[] = []

beforeEach(() => {
  calls = []
  sessionStorage.clear()
  addLiveRegion()
  vi.useFakeTimers({ now: new Date('2030-05-16T10:30:00-04:00'), toFake: ['Date'] })
  vi.spyOn(window, 'open').mockImplementation((address) => {
    calls.push(`open ${String(address).split('?', 1)[0]}`)
    return null
  })
  vi.spyOn(window.location, 'assign').mockImplementation((address) => {
    calls.push(`go ${String(address).split('?', 1)[0]}`)
  })
  vi.spyOn(console, 'info').mockImplementation((words) => {
    calls.push(`log ${String(words).split('\n', 1)[0]}`)
  })
})

afterEach(() => {
  vi.useRealTimers()
})

/** Renders the form as a route does; each call simulates a new visit. */
function openForm() {
  const view = render(
    <Provider store={createStore()}>
      <h2 id="meeting-heading" tabIndex={-1}>
        Book a wholesale meeting
      </h2>
      <MeetingForm />
    </Provider>,
  )
  return { ...view, user: userEvent.setup() }
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const subject = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Subject' })
const day = (name: string) => screen.getByRole('button', { name })
const slot = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })
const submit = () => screen.getByRole('button', { name: 'Schedule Meeting' })
const described = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
const whenFocused = (element: () => HTMLElement) =>
  waitFor(() => expect(document.activeElement).toBe(element()))

/** Fires events instead of key presses: these tests are not about typing. */
function fill({ name = 'Ada', email = 'ada@example.com', date = 'Friday, May 17, 2030', time = /^9:00 AM/ }) {
  fireEvent.change(field('Name'), { target: { value: name } })
  fireEvent.change(field('Email'), { target: { value: email } })
  fireEvent.click(day(date))
  fireEvent.click(slot(time))
}

describe('the button', () => {
  test('reads as disabled and names what is missing, until nothing is', () => {
    openForm()
    expect(submit().getAttribute('aria-disabled')).toBe('true')
    expect(described(submit())).toBe('Still needed: name, email, date, time')
    fill({})
    expect(submit().getAttribute('aria-disabled')).toBe('false')
    expect(described(submit())).toMatch('Friday, May 17, 2030, 9:00 AM New York time')
  })

  test('reads as disabled while the email is invalid', () => {
    openForm()
    fill({ email: 'ada' })
    expect(submit().getAttribute('aria-disabled')).toBe('true')
    expect(described(submit())).toBe('Still needed: valid email')
  })
})

describe('a program that fills fields without an event', () => {
  // Called with the field as its own `this`: React notices a value that is set on the element itself.
  // oxlint-disable-next-line typescript/unbound-method
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  const fillSilently = () => {
    write?.call(field('Name'), 'Ada')
    write?.call(field('Email'), 'ada@example.com')
  }

  test.each(['before the date and the time are chosen', 'after that'])(
    'counts as typing, %s',
    async (when) => {
      const { user } = openForm()
      if (when !== 'after that') fillSilently()
      fireEvent.click(day('Friday, May 17, 2030'))
      fireEvent.click(slot(/^9:00 AM/))
      if (when === 'after that') fillSilently()
      await user.click(submit())
      await screen.findByRole('dialog', { name: 'Meeting Scheduled!' })
      expect(field('Name').value).toBe('Ada')
    },
  )

  test('does not lose one to a letter that is typed in another', async () => {
    const { user } = openForm()
    fillSilently()
    await user.type(field('Email'), 'x')
    expect(field('Name').value).toBe('Ada')
    expect(described(submit())).toBe('Still needed: date, time')
  })
})

describe('a submit with something missing', () => {
  test.each([
    ['the name', { name: '' }, () => field('Name')],
    ['the email', { email: '  ' }, () => field('Email')],
  ])('of %s shows the alert, then moves the focus', async (_, changes, missing) => {
    const { user } = openForm()
    fill(changes)
    await user.click(submit())
    const alert = await screen.findByRole('alertdialog')
    expect(alert.textContent).toContain('Please fill in all required fields and select a date and time.')
    await user.click(within(alert).getByRole('button', { name: 'OK' }))
    await whenFocused(missing)
    expect(calls).toEqual([])
  })

  test('of date and time moves the focus to the calendar, with messages at both', async () => {
    const { user } = openForm()
    await user.type(field('Name'), 'Ada')
    await user.type(field('Email'), 'ada@example.com{Enter}')
    const alert = await screen.findByRole('alertdialog')
    await user.click(within(alert).getByRole('button', { name: 'OK' }))
    await whenFocused(() => day('Thursday, May 16, 2030'))
    expect(described(screen.getByRole('group', { name: 'Date' }))).toBe('Choose a date.')
    expect(described(screen.getByRole('group', { name: 'Time' }))).toBe(
      'All times are New York time. Meetings are by appointment, also outside business hours. Choose a time.',
    )
  })

  test('by a held key counts once', async () => {
    openForm()
    const event = new KeyboardEvent('keydown', {
      key: 'Enter',
      repeat: true,
      bubbles: true,
      cancelable: true,
    })
    submit().dispatchEvent(event)
    expect(event.defaultPrevented).toBe(true)
    const first = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
    submit().dispatchEvent(first)
    expect(first.defaultPrevented).toBe(false)
  })
})

describe('a malformed email', () => {
  test('shows a message at its field, which has the focus', async () => {
    const { user } = openForm()
    fill({ email: 'ada' })
    addLiveRegion()
    let describedAtFocus = ''
    field('Email').addEventListener('focus', () => (describedAtFocus = described(field('Email'))))
    await user.click(submit())
    await waitFor(() => expect(document.activeElement).toBe(field('Email')))
    expect(field('Email').getAttribute('aria-invalid')).toBe('true')
    // A later message would be read a second time.
    expect(describedAtFocus).toBe('An email address needs an @, as in name@example.com.')
    expect(described(field('Email'))).toBe('An email address needs an @, as in name@example.com.')
    expect(announced()).toBe('')
    expect(calls).toEqual([])
  })

  test('is announced where the field has the focus already, and its message disappears once it is valid', async () => {
    const { user } = openForm()
    fill({ email: 'ada' })
    await user.type(field('Email'), '{Enter}')
    expect(announced()).toBe('An email address needs an @, as in name@example.com.')
    await user.type(field('Email'), '@example.com')
    expect(field('Email').getAttribute('aria-invalid')).toBe('false')
    expect(field('Email').getAttribute('aria-describedby')).toBeNull()
  })

  test('keeps its message while it is corrected, until it is valid', async () => {
    const { user } = openForm()
    fill({ email: 'ada' })
    await user.click(submit())
    await user.type(field('Email'), '@example')
    expect(described(field('Email'))).toBe('An email address needs an @, as in name@example.com.')
    await user.type(field('Email'), '.com')
    expect(field('Email').getAttribute('aria-describedby')).toBeNull()
  })

  test('has the message of its new text once its field is left', async () => {
    const { user } = openForm()
    fill({ email: 'ada' })
    await user.click(submit())
    await user.type(field('Email'), '@')
    await user.tab()
    expect(described(field('Email'))).toBe('Enter the part after the @, as in name@example.com.')
  })

  test('has no message while it is typed', async () => {
    const { user } = openForm()
    await user.type(field('Email'), 'a')
    expect(field('Email').getAttribute('aria-invalid')).toBe('false')
  })

  test('of a thousand characters is kept and rejected', async () => {
    const { user } = openForm()
    const long = `${'x'.repeat(988)}@example.com`
    fill({ email: long })
    await user.click(submit())
    expect(described(field('Email'))).toMatch('too long')
    expect(field('Email').value).toBe(long)
  })
})

describe('a past time of today', () => {
  test('is marked, can be chosen, and shows the alert for past times', async () => {
    const { user } = openForm()
    fill({ date: 'Thursday, May 16, 2030', time: /^10:00 AM, already past/ })
    expect(screen.getAllByRole('radio', { name: /already past/ })).toHaveLength(2)
    expect(described(screen.getByRole('group', { name: 'Time' }))).toMatch('10:00 AM is past on this date.')
    await user.click(submit())
    const alert = await screen.findByRole('alertdialog')
    expect(alert.textContent).toContain('Please select a future date and time for the meeting.')
    await user.click(within(alert).getByRole('button', { name: 'OK' }))
    await whenFocused(() => slot(/^10:00 AM/))
    expect(calls).toEqual([])
  })

  test('is marked as soon as the page is visible again', () => {
    openForm()
    fireEvent.click(day('Thursday, May 16, 2030'))
    expect(screen.queryByRole('radio', { name: /^11:00 AM, already past/ })).toBeNull()
    vi.setSystemTime(new Date('2030-05-16T11:00:00-04:00'))
    act(() => void window.dispatchEvent(new Event('pageshow')))
    expect(screen.queryByRole('radio', { name: /^11:00 AM, already past/ })).not.toBeNull()
    vi.setSystemTime(new Date('2030-05-17T00:00:00-04:00'))
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(day('Thursday, May 16, 2030').getAttribute('aria-disabled')).toBe('true')
    expect(described(screen.getByRole('group', { name: 'Date' }))).toMatch('Thursday, May 16, 2030 is past.')
  })
})

describe('a booking', () => {
  test('opens a window, a mail link and logs one line, once for fifty clicks', async () => {
    openForm()
    fill({})
    act(() => {
      for (let click = 0; click < 50; click++) submit().click()
    })
    const dialog = await screen.findByRole('dialog', { name: 'Meeting Scheduled!' })
    expect(calls).toEqual([
      'open https://calendar.google.com/calendar/render',
      'go mailto:wholesale@brooklyn-parcel.example.com',
      'log Wholesale meeting with Brooklyn Parcel',
    ])
    // `open` returns null, as where popups are blocked.
    expect(dialog.textContent).toContain(
      'Nothing has been sent yet. Your browser blocked the calendar window',
    )
    const links = within(dialog).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href')?.split('?', 1)[0])).toEqual([
      'https://calendar.google.com/calendar/render',
      'mailto:wholesale@brooklyn-parcel.example.com',
    ])
  })

  test('leaves its dialog whole while that fades after Got It!', async () => {
    const { user } = openForm()
    fill({})
    await user.click(submit())
    const dialog = await screen.findByRole('dialog', { name: 'Meeting Scheduled!' })
    await user.click(within(dialog).getByRole('button', { name: 'Got It!' }))
    expect(dialog.dataset['state']).toBe('closed')
    expect(dialog.textContent).toContain('Nothing has been sent yet.')
  })

  test('is cleared by Got It!, which focuses the heading', async () => {
    const { user } = openForm()
    fill({})
    await user.selectOptions(subject(), 'Product Sourcing')
    await user.click(submit())
    await user.click(await screen.findByRole('button', { name: 'Got It!' }))
    await whenFocused(() => screen.getByRole('heading', { name: 'Book a wholesale meeting' }))
    expect([field('Name').value, field('Email').value, subject().value]).toEqual([
      '',
      '',
      'Wholesale Inquiry',
    ])
    expect(screen.getAllByRole<HTMLInputElement>('radio').some((one) => one.checked)).toBe(false)
    expect(document.querySelectorAll('[aria-selected="true"]')).toHaveLength(0)
    expect(sessionStorage.getItem(key)).not.toContain('ada@example.com')
    expect(described(submit())).toBe('Still needed: name, email, date, time')
  })

  test('is closed by Escape, keeps the form and is not repeated', async () => {
    const { user } = openForm()
    fill({})
    await user.click(submit())
    await screen.findByRole('dialog')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await whenFocused(() => screen.getByRole('heading', { name: 'Book a wholesale meeting' }))
    expect(field('Name').value).toBe('Ada')
    await user.click(submit())
    await screen.findByRole('dialog')
    expect(calls).toHaveLength(3)
  })

  test('can be copied; where the browser forbids that, its text is shown for copying by hand', async () => {
    const { user } = openForm()
    fill({})
    await user.click(submit())
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: 'Copy details' }))
    await waitFor(() => expect(within(dialog).getByRole('status').textContent).toBe('Details copied.'))
    expect(await navigator.clipboard.readText()).toContain('Time: 9:00 AM (New York time), 30 minutes')

    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(
      new DOMException('Denied', 'NotAllowedError'),
    )
    await user.click(within(dialog).getByRole('button', { name: 'Copy details' }))
    const text = await within(dialog).findByRole<HTMLTextAreaElement>('textbox', {
      name: 'Details of the meeting',
    })
    expect(within(dialog).getByRole('status').textContent).toMatch('does not let us copy')
    expect(document.activeElement).toBe(text)
    expect(text.value.slice(text.selectionStart, text.selectionEnd)).toContain('Name: Ada')
  })
})

describe("the form's input", () => {
  test('is restored when the visitor returns, on the same month', () => {
    const first = openForm()
    fill({ name: ' Ada & co', email: 'not yet' })
    fireEvent.change(subject(), { target: { value: 'Product Sourcing' } })
    fireEvent.click(screen.getByRole('button', { name: 'Next month' }))
    fireEvent.click(day('Monday, June 3, 2030'))
    first.unmount()
    openForm()
    expect([field('Name').value, field('Email').value, subject().value]).toEqual([
      ' Ada & co',
      'not yet',
      'Product Sourcing',
    ])
    expect(slot(/^9:00 AM/).checked).toBe(true)
    expect(day('Monday, June 3, 2030').closest('[aria-selected]')?.getAttribute('aria-selected')).toBe('true')
  })

  test('is restored in its valid part where the stored text is damaged', () => {
    sessionStorage.setItem(key, JSON.stringify({ name: 'Ada', email: 5, date: '2030-02-31', slot: 3 }))
    openForm()
    expect([field('Name').value, field('Email').value]).toEqual(['Ada', ''])
    expect(described(submit())).toBe('Still needed: email, date, time')
  })
})
