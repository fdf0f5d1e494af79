// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { isPressed, repeatLostPresses, replayPresses, replayEarlyPresses } from '#ui/early-presses.ts'

afterEach(() => {
  document.body.innerHTML = ''
  window.earlyPresses = null
})

test('early presses have their effect once, in order, except on removed buttons', async () => {
  const done: string[] = []
  const buttons = ['first', 'gone', 'last'].map((name) => {
    const button = document.createElement('button')
    button.addEventListener('click', () => done.push(name))
    document.body.append(button)
    return button
  })
  window.earlyPresses = buttons
  buttons[1]?.remove()
  replayEarlyPresses()
  replayEarlyPresses()
  // The next press waits for React's render after the one before.
  expect(done).toEqual(['first'])
  await vi.waitFor(() => expect(done).toEqual(['first', 'last']))
  expect(window.earlyPresses).toBeNull()
})

test('an early press is repeated on the button that replaces the pressed one, once, and no other press', () => {
  const done: string[] = []
  const draw = () => {
    document.body.innerHTML = '<button>Buy</button><p><button>Later</button></p>'
    for (const button of document.querySelectorAll('button'))
      button.addEventListener('click', () => done.push(button.textContent))
    return [...document.querySelectorAll('button')]
  }
  window.earlyPresses = draw().slice(0, 1)
  replayEarlyPresses()
  draw()
  repeatLostPresses()
  repeatLostPresses()
  expect(done).toEqual(['Buy', 'Buy'])
})

test('nothing happens on a page without early presses', () => {
  const pressed = vi.fn<() => void>()
  document.addEventListener('click', pressed)
  delete window.earlyPresses
  replayEarlyPresses()
  expect(pressed).not.toHaveBeenCalled()
})

/** A dehydrated part of the page with a form and its button. */
function drawDehydrated() {
  document.body.innerHTML =
    '<div data-dehydrated><form><button>Send</button></form></div><button>Other</button>'
  const [box, button, other] = document.querySelectorAll<HTMLElement>('div, button')
  if (!box || !button || !other) throw new Error('not drawn')
  const done = vi.fn<(event: Event) => void>((event: Event) => event.preventDefault())
  button.addEventListener('click', done)
  return { box, button, other, done }
}

/** Returns whether the press's default action was prevented. */
function press(element: HTMLElement): boolean {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true })
  element.dispatchEvent(event)
  return event.defaultPrevented
}

test('a press in a dehydrated part waits for it, whether the page or the part handles it first', async () => {
  const { box, button, done } = drawDehydrated()
  window.earlyPresses = [button]
  expect(isPressed(box)).toBe(false)
  replayEarlyPresses()
  expect(isPressed(box)).toBe(true)
  expect(press(button)).toBe(true)
  expect(done).not.toHaveBeenCalled()

  replayPresses(box)
  await vi.waitFor(() => expect(done).toHaveBeenCalledTimes(2))
  replayPresses(box)
  await new Promise((resolve) => setTimeout(resolve))
  expect(done).toHaveBeenCalledTimes(2)
  expect(isPressed(box)).toBe(false)
})

test('the error message of a failed part handles its presses', () => {
  const { box } = drawDehydrated()
  replayEarlyPresses()
  box.innerHTML = '<div role="alert"><button>Retry</button></div>'
  const retry = box.querySelector('button')
  if (!retry) throw new Error('not drawn')
  const listener = vi.fn<() => void>()
  retry.addEventListener('click', listener)
  retry.click()
  expect(listener).toHaveBeenCalledTimes(1)
  expect(isPressed(box)).toBe(false)
})

test('a press elsewhere, or in a hydrated part, is not stored', () => {
  const { box, button, other } = drawDehydrated()
  replayEarlyPresses()
  expect(press(other)).toBe(false)
  expect(isPressed(box)).toBe(false)
  replayPresses(box)
  press(button)
  expect(isPressed(box)).toBe(false)
})

test('a press in a dehydrated part that was removed is dropped', () => {
  const { box, button, done } = drawDehydrated()
  replayEarlyPresses()
  press(button)
  button.remove()
  replayPresses(box)
  expect(done).not.toHaveBeenCalled()
})
