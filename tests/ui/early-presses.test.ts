// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { replayEarlyPresses } from '#ui/early-presses.ts'

afterEach(() => {
  document.body.innerHTML = ''
  window.earlyPresses = null
})

test('what was pressed early is done once, in order, but for buttons that have gone', () => {
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
  expect(done).toEqual(['first', 'last'])
  expect(window.earlyPresses).toBeNull()
})

test('nothing happens on a page that kept none', () => {
  const pressed = vi.fn<() => void>()
  document.addEventListener('click', pressed)
  delete window.earlyPresses
  replayEarlyPresses()
  expect(pressed).not.toHaveBeenCalled()
})
