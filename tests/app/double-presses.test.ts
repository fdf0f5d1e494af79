// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { ignoreDisplacedPresses } from '#app/double-presses.ts'

const page = document.createElement('div')
page.innerHTML = '<main><button><b>Order</b></button><a href="#next">Next</a><p>Text</p></main>'
ignoreDisplacedPresses(page)

/** What the shop heard, in order. */
const heard: string[] = []
for (const type of ['mousedown', 'click'])
  page.firstElementChild?.addEventListener(type, ({ target }) => {
    heard.push(`${type} ${target instanceof Element ? target.localName : ''}`)
  })

beforeEach(() => {
  heard.length = 0
})

/** Presses an element with a mouse, for so many times as the browser has counted. Returns whether the focus may follow. */
function press(selector: string, detail = 1): boolean {
  const target = page.querySelector(selector)
  const send = (type: string) =>
    target?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, detail })) ?? false
  const mayFocus = send('mousedown')
  send('click')
  return mayFocus
}

const all = (name: string) => [`mousedown ${name}`, `click ${name}`]

test('the second press of a double click does nothing where another control has taken the place', () => {
  expect(press('button')).toBe(true)
  expect(press('a', 2)).toBe(false)
  expect(press('a', 3)).toBe(false)
  expect(heard).toEqual(all('button'))
})

test('the same where the place is plain text, or a link has replaced it', () => {
  press('a')
  expect(press('p', 2)).toBe(false)
  expect(heard).toEqual(all('a'))
})

test('two presses on one control are two, whatever part of it they meet', () => {
  press('button')
  expect(press('b', 2)).toBe(true)
  expect(heard).toEqual([...all('button'), ...all('b')])
})

test('two quick presses on two controls are two', () => {
  press('button')
  expect(press('a')).toBe(true)
  expect(heard).toEqual([...all('button'), ...all('a')])
})

test('a key is no press of a double click', () => {
  press('button')
  press('a', 2)
  page.querySelector('a')?.click()
  expect(heard).toEqual([...all('button'), 'click a'])
})
