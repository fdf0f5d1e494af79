// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { repeatKeys } from '#shell/repeat-keys.ts'

const heard: string[] = []
const listen = ({ key }: KeyboardEvent) => heard.push(key)

afterEach(() => {
  window.removeEventListener('keydown', listen)
  heard.length = 0
})

/** Presses keys on an element while nobody listens, then repeats them. */
function press(target: HTMLElement, ...keys: KeyboardEvent[]) {
  document.body.append(target)
  for (const key of keys) target.dispatchEvent(key)
  window.addEventListener('keydown', listen)
  repeatKeys(keys)
  return heard
}

const key = (name: string, more: KeyboardEventInit = {}) =>
  new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more })

test('keys are repeated on the window in their order', () => {
  expect(press(document.createElement('main'), key('g'), key('p'))).toEqual(['g', 'p'])
})

test('a modifier is kept', () => {
  let isWithCtrl = false
  window.addEventListener('keydown', (event) => (isWithCtrl = event.ctrlKey), { once: true, capture: true })
  const event = key('z', { ctrlKey: true })
  repeatKeys([event])
  expect(isWithCtrl).toBe(true)
})

test('what was typed into a field is not repeated', () => {
  expect(press(document.createElement('input'), key('c'))).toEqual([])
})

test('a key that is held, and one that something has handled, are not repeated', () => {
  const handled = key('/')
  const main = document.createElement('main')
  main.addEventListener('keydown', (event) => event.key === '/' && event.preventDefault())
  expect(press(main, key('c', { repeat: true }), handled)).toEqual([])
})
