// @vitest-environment happy-dom
import { beforeAll, expect, test, vi } from 'vitest'
import { recordEarlyPresses } from '#boot/early-presses.ts'
import { endWithFile } from '../end-with-file.ts'

endWithFile()

const press = (selector: string) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true })
  document.querySelector(selector)?.dispatchEvent(event)
  return event.defaultPrevented
}
const storedIds = () => window.earlyPresses?.map(({ id }) => id)

beforeAll(() => {
  document.body.innerHTML = `<div id="root"><button id="add"><b>Add</b></button><a href="#x">Link</a>
    <form action="/products"><input id="field" name="search"><button id="search">Search</button></form></div><button id="reload">Reload</button>`
  recordEarlyPresses()
})

test('an early press anywhere in a button is stored, and reaches no other listener', () => {
  const listener = vi.fn<() => void>()
  document.querySelector('#add')?.addEventListener('click', listener)
  expect(press('#add b')).toBe(true)
  expect(listener).not.toHaveBeenCalled()
  expect(storedIds()).toEqual(['add'])
})

test('early presses on links, forms with an action and foreign elements are not stored', () => {
  window.earlyPresses = []
  for (const selector of ['a', '#search', '#reload']) expect(press(selector)).toBe(false)
  expect(storedIds()).toEqual([])
})

test('an early press on a search field is stored, and the field still gets the focus', () => {
  window.earlyPresses = []
  expect(press('#field')).toBe(false)
  expect(storedIds()).toEqual(['field'])
})

test('no press is stored once the shop handles presses', () => {
  window.earlyPresses = null
  expect(press('#add')).toBe(false)
  expect(window.earlyPresses).toBeNull()
})
