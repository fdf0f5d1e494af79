// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  forgetEarlyInput,
  isPressed,
  keepEarlyInput,
  replayEarlyPresses,
  replayPresses,
  restoreEarlyInput,
} from '#ui/early-input.ts'

afterEach(() => {
  document.body.innerHTML = ''
  window.earlyPresses = null
  forgetEarlyInput()
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
  await expect.poll(() => done).toEqual(['first', 'last'])
  expect(window.earlyPresses).toBeNull()
})

describe('a press on a button that React has rendered again', () => {
  /** Presses a button of a page, renders the page again, and returns the names of the buttons that get the press. */
  function pressBefore(before: string, after: string) {
    document.body.innerHTML = before
    window.earlyPresses = [...document.querySelectorAll<HTMLElement>('.pressed')]
    document.body.innerHTML = after
    const pressed: string[] = []
    for (const button of document.querySelectorAll('button'))
      button.addEventListener('click', () =>
        pressed.push(button.getAttribute('aria-label') ?? button.textContent),
      )
    replayEarlyPresses()
    return pressed
  }
  const add = (name: string) => `<button aria-label="Add to Cart: ${name}">Add to Cart</button>`

  test('is made on the one of its name, wherever that is', () => {
    const pressed = add('Mug').replace('<button', '<button class="pressed"')
    expect(pressBefore(add('Lamp') + pressed, add('Mug') + add('Lamp'))).toEqual(['Add to Cart: Mug'])
  })

  test('is made on the one with another count', () => {
    const pressed = pressBefore(
      '<button class="pressed"><bdi>Books</bdi> 23</button>',
      '<button><bdi>All</bdi> 195</button><button><bdi>Books</bdi> 2</button>',
    )
    expect(pressed).toEqual(['Books 2'])
  })

  test('is made on the one of its whole name, or on none: names of products may end in numbers', () => {
    const pressed = add('Lamp 110').replace('<button', '<button class="pressed"')
    expect(pressBefore(pressed, add('Lamp 7') + add('Lamp 110'))).toEqual(['Add to Cart: Lamp 110'])
    expect(pressBefore(pressed, add('Lamp 7'))).toEqual([])
  })

  test('is dropped where there is none of its name', () => {
    expect(
      pressBefore('<button class="pressed">Remove</button>', '<button>Buy</button><button>Save</button>'),
    ).toEqual([])
    expect(pressBefore('<button class="pressed"></button>', '<button></button>')).toEqual([])
  })
})

test('a press that makes React replace its button is made on the new one, once', () => {
  const done: string[] = []
  document.body.innerHTML = '<p><button>Buy</button></p>'
  const old = document.querySelector('button')
  if (!old) throw new Error('not drawn')
  old.addEventListener('click', () => {
    document.body.innerHTML = '<p><button>Buy</button></p>'
    document.querySelector('button')?.addEventListener('click', () => done.push('new'))
  })
  window.earlyPresses = [old]
  replayEarlyPresses()
  expect(done).toEqual(['new'])
})

test('a press whose button is not rendered yet waits for the part with it, and not for another page', async () => {
  document.body.innerHTML = '<div id="footer"><button>Subscribe</button></div>'
  const old = document.querySelector('button')
  if (!old) throw new Error('not drawn')
  window.earlyPresses = [old]
  document.body.innerHTML = '<div id="footer" data-dehydrated></div>'
  replayEarlyPresses()
  const box = document.querySelector('div')
  if (!box) throw new Error('not drawn')
  const done = vi.fn<() => void>()
  const draw = () => {
    box.innerHTML = '<button>Subscribe</button>'
    box.querySelector('button')?.addEventListener('click', done)
    replayPresses(box)
  }
  draw()
  await expect.poll(() => done).toHaveBeenCalledTimes(1)
  box.innerHTML = ''
  window.earlyPresses = [old]
  replayEarlyPresses()
  forgetEarlyInput()
  draw()
  expect(done).toHaveBeenCalledTimes(1)
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
  await expect.poll(() => done).toHaveBeenCalledTimes(2)
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

const draw = (value = '') => {
  document.body.innerHTML = `<div id="root"><input id="a" value="${value}"><form><input id="email" value="${value}"></form></div>`
}
const field = (selector: string) => {
  const input = document.querySelector<HTMLInputElement>(selector)
  if (!input) throw new Error(`no ${selector}`)
  return input
}

test('fields that are rendered again have the typed text and the focus, with input events', () => {
  draw()
  keepEarlyInput()
  field('#a').value = 'lamp'
  field('#email').value = 'jo@'
  field('#email').focus()
  draw('from the address')
  const typed: string[] = []
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement) typed.push(target.value)
  })
  restoreEarlyInput()
  expect([field('#a').value, field('#email').value]).toEqual(['lamp', 'jo@'])
  expect(typed).toEqual(['lamp', 'jo@'])
  expect(document.activeElement).toBe(field('#email'))
  draw('again')
  restoreEarlyInput()
  expect(field('#a').value).toBe('lamp')
})

test('text and focus return into a part that is rendered later, also where React stops the events', () => {
  draw()
  keepEarlyInput()
  document.querySelector('#root')?.addEventListener('focusin', (event) => event.stopPropagation())
  field('#a').value = 'lamp'
  field('#a').focus()
  document.body.innerHTML = ''
  restoreEarlyInput()
  draw()
  replayPresses(document.body)
  expect(document.activeElement?.id).toBe('a')
  expect(field('#a').value).toBe('lamp')
})

test('an untouched field keeps the value of the new page', () => {
  draw('before')
  keepEarlyInput()
  draw('after')
  restoreEarlyInput()
  expect(field('#a').value).toBe('after')
})

test('text that was typed into another page is not restored', () => {
  draw()
  keepEarlyInput()
  field('#a').value = 'lamp'
  draw('other page')
  forgetEarlyInput()
  restoreEarlyInput()
  expect(field('#a').value).toBe('other page')
})
