// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, test, vi } from 'vitest'
import { listenForShortcuts, shortcuts } from '#shortcuts/shortcut-keys.ts'

const run = vi.fn<(shortcut: string) => void>()
let isOff = false
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = ''
  isOff = false
  run.mockClear()
  stop = listenForShortcuts(window, { run, isOff: () => isOff })
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

function send(
  kind: 'keydown' | 'keyup',
  key: string,
  more: KeyboardEventInit = {},
  target: EventTarget = document.body,
) {
  const event = new KeyboardEvent(kind, { key, code: key, bubbles: true, cancelable: true, ...more })
  target.dispatchEvent(event)
  return event
}
const press = (...keys: string[]) => {
  for (const key of keys) send('keydown', key)
}

function element(html: string): Element {
  document.body.innerHTML = html
  const found = document.querySelector('[data-here]')
  if (!found) throw new Error('Nothing is here.')
  return found
}

it.each(shortcuts)('takes $keys for "$words"', ({ keys, does }) => {
  press(...keys)
  expect(run.mock.calls).toEqual([[does]])
})

test('a key that ends nothing counts by itself, and other keys mean nothing', () => {
  press('g', 'c')
  expect(run.mock.calls).toEqual([['cart']])
  press('h', 'p', 'x', 'Enter', ' ', 'Tab')
  press('g', 'x', 'h')
  expect(run).toHaveBeenCalledTimes(1)
})

test('the second key of two counts for a second', () => {
  press('g')
  vi.advanceTimersByTime(900)
  press('h')
  expect(run.mock.calls).toEqual([['home']])
  press('g')
  vi.advanceTimersByTime(1100)
  press('h')
  expect(run).toHaveBeenCalledTimes(1)
})

test('a key after a whole shortcut begins anew', () => {
  press('g', 'h', 'p')
  expect(run.mock.calls).toEqual([['home']])
  press('g', 'p')
  expect(run.mock.calls).toEqual([['home'], ['products']])
})

test('a sign may need Shift, a letter may not', () => {
  send('keydown', '?', { shiftKey: true })
  send('keydown', 'C', { shiftKey: true })
  expect(run.mock.calls).toEqual([['keys']])
})

it.each(['Insert', 'CapsLock'])(
  'takes no key while %s is held, which belongs to the screen reader',
  (key) => {
    press(key, 'c')
    expect(run).not.toHaveBeenCalled()
    send('keyup', key)
    press('c')
    expect(run.mock.calls).toEqual([['cart']])
  },
)

test('a key that is let go in another window is no longer held', () => {
  press('Insert')
  window.dispatchEvent(new Event('blur'))
  press('c')
  expect(run.mock.calls).toEqual([['cart']])
})

it.each([
  '<input data-here>',
  '<textarea data-here></textarea>',
  '<select data-here></select>',
  '<div contenteditable><p data-here>x</p></div>',
  '<div role="listbox"><div role="option" data-here>x</div></div>',
])('never takes a key that types: %s', (field) => {
  send('keydown', 'c', {}, element(field))
  expect(run).not.toHaveBeenCalled()
})

it.each(['ctrlKey', 'altKey', 'metaKey', 'isComposing', 'repeat'] as const)(
  'never takes a key with %s',
  (what) => {
    send('keydown', 'c', { [what]: true })
    expect(run).not.toHaveBeenCalled()
  },
)

test('takes keys on buttons, and keeps them from the browser', () => {
  const event = send('keydown', 'c', {}, element('<button data-here>x</button>'))
  expect(run.mock.calls).toEqual([['cart']])
  expect(event.defaultPrevented).toBe(true)
})

test('takes nothing while it is off, nor after it was stopped', () => {
  isOff = true
  press('c')
  isOff = false
  stop()
  press('c')
  expect(run).not.toHaveBeenCalled()
})
