// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { ignoreDisplacedPresses } from '#app/double-presses.ts'

const page = document.createElement('div')
page.innerHTML = '<main><button><b>Order</b></button><a href="#next">Next</a><p>Text</p></main>'
ignoreDisplacedPresses(page)

/** What the shop heard, in order. */
const heard: string[] = []
for (const type of ['pointerdown', 'mousedown', 'click'])
  page.firstElementChild?.addEventListener(type, ({ target }) => {
    heard.push(`${type} ${target instanceof Element ? target.localName : ''}`)
  })

let now = 0

beforeEach(() => {
  heard.length = 0
  now += 10_000
})

interface Press {
  /** Milliseconds since the press before. */
  readonly after?: number
  readonly x?: number
}

/** Presses an element with a mouse. Returns whether the focus may follow. */
function press(selector: string, { after = 100, x = 0 }: Press = {}): boolean {
  now += after
  const target = page.querySelector(selector)
  const at = { bubbles: true, cancelable: true, detail: 1, clientX: x }
  const send = (event: Event) => {
    Object.defineProperty(event, 'timeStamp', { value: now })
    return target?.dispatchEvent(event) ?? false
  }
  send(new PointerEvent('pointerdown', at))
  const mayFocus = send(new MouseEvent('mousedown', at))
  send(new MouseEvent('click', at))
  return mayFocus
}

const all = (name: string) => [`pointerdown ${name}`, `mousedown ${name}`, `click ${name}`]

test('the second press of a double one does nothing where another control has taken the place', () => {
  expect(press('button')).toBe(true)
  expect(press('a')).toBe(false)
  expect(press('a')).toBe(false)
  expect(heard).toEqual(all('button'))
})

test('the same where the place is plain text, or a link has replaced it', () => {
  press('a')
  expect(press('p')).toBe(false)
  expect(heard).toEqual(all('a'))
})

test('two presses on one control are two, whatever part of it they meet', () => {
  press('button')
  expect(press('b')).toBe(true)
  expect(heard).toEqual([...all('button'), ...all('b')])
})

test('a press after half a second, or elsewhere, is a press', () => {
  press('button')
  expect(press('a', { after: 500 })).toBe(true)
  expect(press('button', { x: 24 })).toBe(true)
  expect(heard).toEqual([...all('button'), ...all('a'), ...all('button')])
})

test('a key is no press of a double one', () => {
  press('button')
  press('a')
  page.querySelector('a')?.click()
  expect(heard).toEqual([...all('button'), 'click a'])
})
