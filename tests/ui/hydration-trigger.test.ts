// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onHydrationTrigger } from '#ui/hydration-trigger.ts'
import { endWithFile } from '../end-with-file.ts'

endWithFile()

const observer = { intersect: () => {} }

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(call: (entries: { isIntersecting: boolean }[]) => void) {
        observer.intersect = () => call([{ isIntersecting: true }])
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

test.each(['pointerover', 'touchstart', 'focusin', 'change'])(
  '%s hydrates the part that it occurs in, and no other',
  (type) => {
    const hydrate = vi.fn<() => void>()
    onHydrationTrigger(find('#box'), 'interaction', hydrate)
    find('#other').dispatchEvent(new Event(type, { bubbles: true }))
    expect(hydrate).not.toHaveBeenCalled()
    find('input').dispatchEvent(new Event(type, { bubbles: true }))
    expect(hydrate).toHaveBeenCalled()
  },
)

test('a part with the focus is hydrated at once', () => {
  find('input').focus()
  const hydrate = vi.fn<() => void>()
  onHydrationTrigger(find('#box'), 'interaction', hydrate)
  expect(hydrate).toHaveBeenCalledOnce()
})

test('`visible` hydrates a part when it nears the window', () => {
  const hydrate = vi.fn<() => void>()
  onHydrationTrigger(find('#box'), 'visible', hydrate)
  observer.intersect()
  expect(hydrate).toHaveBeenCalledOnce()
})

test('a press hydrates a part, and no event does once the listeners are removed', () => {
  const hydrate = vi.fn<() => void>()
  const stop = onHydrationTrigger(find('#box'), 'interaction', hydrate)
  find('#box').addEventListener('submit', (event) => event.preventDefault())
  find('#other').click()
  expect(hydrate).not.toHaveBeenCalled()
  find('#box button').click()
  expect(hydrate).toHaveBeenCalledOnce()
  stop()
  find('#box button').click()
  expect(hydrate).toHaveBeenCalledOnce()
})
