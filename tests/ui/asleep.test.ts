// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchSleeper } from '#ui/asleep.ts'

const near = { come: () => {} }

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(call: (entries: { isIntersecting: boolean }[]) => void) {
        near.come = () => call([{ isIntersecting: true }])
      }
      observe() {}
      disconnect() {}
    },
  )
  document.body.innerHTML =
    '<div id="box"><form><input><button>Send</button></form></div><button id="other">Other</button>'
})
afterEach(() => vi.unstubAllGlobals())

const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(selector)
  return found
}

test.each(['pointerover', 'touchstart', 'focusin'])('a part wakes at %s within, not elsewhere', (type) => {
  const wake = vi.fn<() => void>()
  watchSleeper(find('#box'), 'touched', wake)
  find('#other').dispatchEvent(new Event(type, { bubbles: true }))
  expect(wake).not.toHaveBeenCalled()
  find('input').dispatchEvent(new Event(type, { bubbles: true }))
  expect(wake).toHaveBeenCalled()
})

test('a part that holds the focus wakes at once', () => {
  find('input').focus()
  const wake = vi.fn<() => void>()
  watchSleeper(find('#box'), 'touched', wake)
  expect(wake).toHaveBeenCalledOnce()
})

test('a part wakes when it comes near, if it is to', () => {
  const wake = vi.fn<() => void>()
  watchSleeper(find('#box'), 'near', wake)
  near.come()
  expect(wake).toHaveBeenCalledOnce()
})

test('what was pressed while it slept is done once it is awake, and does not leave the page', () => {
  const wake = vi.fn<() => void>()
  const isAlive = watchSleeper(find('#box'), 'touched', wake)
  const press = new MouseEvent('click', { bubbles: true, cancelable: true })
  find('#box button').dispatchEvent(press)
  expect(press.defaultPrevented).toBe(true)
  expect(wake).toHaveBeenCalled()

  const pressed = vi.fn<(event: Event) => void>((event: Event) => event.preventDefault())
  find('#box button').addEventListener('click', pressed)
  isAlive()
  expect(pressed).toHaveBeenCalledOnce()
  isAlive()
  expect(pressed).toHaveBeenCalledOnce()
})

test('a press elsewhere is left alone, and so is everything once the part is awake', () => {
  const wake = vi.fn<() => void>()
  const isAlive = watchSleeper(find('#box'), 'touched', wake)
  const elsewhere = new MouseEvent('click', { bubbles: true, cancelable: true })
  find('#other').dispatchEvent(elsewhere)
  expect(elsewhere.defaultPrevented).toBe(false)
  isAlive()
  find('#box').addEventListener('submit', (event) => event.preventDefault())
  const later = new MouseEvent('click', { bubbles: true, cancelable: true })
  find('#box button').dispatchEvent(later)
  expect(later.defaultPrevented).toBe(false)
  expect(wake).not.toHaveBeenCalled()
})

test('a pressed button that has gone is forgotten', () => {
  const isAlive = watchSleeper(find('#box'), 'touched', () => {})
  const button = find('#box button')
  button.click()
  const pressed = vi.fn<() => void>()
  button.addEventListener('click', pressed)
  button.remove()
  isAlive()
  expect(pressed).not.toHaveBeenCalled()
})
