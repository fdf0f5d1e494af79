// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
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

it.each(shortcuts)('runs "$label" for $keys', ({ keys, action }) => {
  press(...keys)
  expect(run.mock.calls).toEqual([[action]])
})

const layouts = {
  Cyrillic: { '/': 'Slash .', c: 'KeyC с', g: 'KeyG п', h: 'KeyH р', p: 'KeyP з', r: 'KeyR к' },
  Greek: { '/': 'Slash /', c: 'KeyC ψ', g: 'KeyG γ', h: 'KeyH η', p: 'KeyP π', r: 'KeyR ρ' },
  Hebrew: { '/': 'Slash .', c: 'KeyC ב', g: 'KeyG ע', h: 'KeyH י', p: 'KeyP פ', r: 'KeyR ר' },
  Dvorak: { '/': 'BracketLeft /', c: 'KeyI c', g: 'KeyU g', h: 'KeyJ h', p: 'KeyR p', r: 'KeyO r' },
}

describe.each(Object.entries(layouts))('on a %s layout', (_layout, places) => {
  const onLayout = Object.entries(places).map(([sign, place]) => ({ sign, place }))
  it.each(shortcuts.filter(({ action }) => action !== 'keys'))('runs "$label"', ({ keys, action }) => {
    for (const sign of keys) {
      const [code = '', key = ''] = onLayout.find((one) => one.sign === sign)?.place.split(' ') ?? []
      expect(send('keydown', key, { code }).key).toBe(key)
    }
    expect(run.mock.calls).toEqual([[action]])
  })
})

test('runs for the last key after an unknown key, and for no other key', () => {
  press('g', 'c')
  expect(run.mock.calls).toEqual([['cart']])
  press('h', 'p', 'x', 'Enter', ' ', 'Tab')
  press('g', 'x', 'h')
  expect(run).toHaveBeenCalledTimes(1)
})

test('runs for two keys within a second', () => {
  press('g')
  vi.advanceTimersByTime(900)
  press('h')
  expect(run.mock.calls).toEqual([['home']])
  press('g')
  vi.advanceTimersByTime(1100)
  press('h')
  expect(run).toHaveBeenCalledTimes(1)
})

test('starts a new sequence after a complete one', () => {
  press('g', 'h', 'p')
  expect(run.mock.calls).toEqual([['home']])
  press('g', 'p')
  expect(run.mock.calls).toEqual([['home'], ['products']])
})

test('accepts Shift for a sign, not for a letter', () => {
  send('keydown', '?', { shiftKey: true })
  send('keydown', 'C', { shiftKey: true })
  expect(run.mock.calls).toEqual([['keys']])
})

it.each(['Insert', 'CapsLock'])(
  'ignores keys while %s is held, which belongs to the screen reader',
  (key) => {
    press(key, 'c')
    expect(run).not.toHaveBeenCalled()
    send('keyup', key)
    press('c')
    expect(run.mock.calls).toEqual([['cart']])
  },
)

test('does not count a key as held that was released in another window', () => {
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
])('ignores keys in a field for typing: %s', (field) => {
  send('keydown', 'c', {}, element(field))
  expect(run).not.toHaveBeenCalled()
})

it.each(['ctrlKey', 'altKey', 'metaKey', 'isComposing', 'repeat'] as const)(
  'ignores a key with %s',
  (what) => {
    send('keydown', 'c', { [what]: true })
    expect(run).not.toHaveBeenCalled()
  },
)

test("handles keys on buttons, and prevents the browser's action", () => {
  const event = send('keydown', 'c', {}, element('<button data-here>x</button>'))
  expect(run.mock.calls).toEqual([['cart']])
  expect(event.defaultPrevented).toBe(true)
})

test('ignores keys while it is off, and after it was stopped', () => {
  isOff = true
  press('c')
  isOff = false
  stop()
  press('c')
  expect(run).not.toHaveBeenCalled()
})
