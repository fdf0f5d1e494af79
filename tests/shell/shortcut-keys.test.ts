// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { mayBeShortcut, meaningOf, shortcuts } from '#shell/shortcut-keys.ts'

const press = (
  target: EventTarget | null = null,
  more: Partial<Parameters<typeof mayBeShortcut>[0]> = {},
) => ({
  key: '/',
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  isComposing: false,
  repeat: false,
  defaultPrevented: false,
  target,
  ...more,
})

function element(html: string): Element {
  const box = document.createElement('div')
  box.innerHTML = html
  const [found] = box.querySelectorAll('[data-here]')
  if (!found) throw new Error('Nothing is here.')
  return found
}

it.each(shortcuts)('takes $keys for "$words"', ({ keys, does }) => {
  let before: string | null = null
  for (const [at, key] of keys.entries()) {
    const meaning = meaningOf(key, before)
    expect(meaning).toEqual(at === keys.length - 1 ? { does } : { first: key })
    before = key
  }
})

it('lets a key that ends nothing count by itself, and other keys mean nothing', () => {
  expect(meaningOf('c', 'g')).toEqual({ does: 'cart' })
  expect(meaningOf('g', 'g')).toEqual({ first: 'g' })
  for (const key of ['h', 'p', 'C', 'G', 'Enter', ' ', 'Tab', '']) expect(meaningOf(key, null)).toBeNull()
  expect(meaningOf('x', 'g')).toBeNull()
})

it.each([
  '<input data-here>',
  '<textarea data-here></textarea>',
  '<select data-here></select>',
  '<div contenteditable><p data-here>x</p></div>',
  '<div role="listbox"><div role="option" data-here>x</div></div>',
])('never takes a key that types: %s', (field) => {
  expect(mayBeShortcut(press(element(field)))).toBe(false)
})

it.each(['ctrlKey', 'altKey', 'metaKey', 'isComposing', 'repeat', 'defaultPrevented'] as const)(
  'never takes a key with %s',
  (what) => {
    expect(mayBeShortcut(press(document.body, { [what]: true }))).toBe(false)
  },
)

it('takes keys on the page and on its buttons', () => {
  expect(mayBeShortcut(press(document.body))).toBe(true)
  expect(mayBeShortcut(press(element('<button data-here>x</button>')))).toBe(true)
})
