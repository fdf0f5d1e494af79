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

test('a part wakes when one of its buttons is pressed, and not at all once it is no longer watched', () => {
  const wake = vi.fn<() => void>()
  const stop = watchSleeper(find('#box'), 'touched', wake)
  find('#box').addEventListener('submit', (event) => event.preventDefault())
  find('#other').click()
  expect(wake).not.toHaveBeenCalled()
  find('#box button').click()
  expect(wake).toHaveBeenCalledOnce()
  stop()
  find('#box button').click()
  expect(wake).toHaveBeenCalledOnce()
})
