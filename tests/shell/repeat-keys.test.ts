// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { repeatKeys } from '#shell/repeat-keys.ts'

const received: string[] = []
const listen = ({ key }: KeyboardEvent) => received.push(key)

afterEach(() => {
  window.removeEventListener('keydown', listen)
  received.length = 0
})

/** Presses keys on an element before a listener exists, then repeats them. */
function press(target: HTMLElement, ...keys: KeyboardEvent[]) {
  document.body.append(target)
  for (const key of keys) target.dispatchEvent(key)
  window.addEventListener('keydown', listen)
  repeatKeys(keys)
  return received
}

const key = (name: string, more: KeyboardEventInit = {}) =>
  new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more })

test('keys are repeated on the window in their order', () => {
  expect(press(document.createElement('main'), key('g'), key('p'))).toEqual(['g', 'p'])
})

test('a repeated key has its modifier', () => {
  let isWithCtrl = false
  window.addEventListener('keydown', (event) => (isWithCtrl = event.ctrlKey), { once: true, capture: true })
  const event = key('z', { ctrlKey: true })
  repeatKeys([event])
  expect(isWithCtrl).toBe(true)
})

test('keys typed into a field are not repeated', () => {
  expect(press(document.createElement('input'), key('c'))).toEqual([])
})

test('a held key and a handled key are not repeated', () => {
  const handled = key('/')
  const main = document.createElement('main')
  main.addEventListener('keydown', (event) => event.key === '/' && event.preventDefault())
  expect(press(main, key('c', { repeat: true }), handled)).toEqual([])
})
