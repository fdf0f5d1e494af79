// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { onFirstInput } from '#ui/on-first-input.ts'

let stop = () => {}
afterEach(() => stop())

function listen(load: () => Promise<unknown>) {
  const input = onFirstInput(load)
  stop = input.stop
  return input
}

test('nothing is loaded before an input', () => {
  const load = vi.fn<() => Promise<unknown>>().mockResolvedValue(0)
  listen(load)
  expect(load).not.toHaveBeenCalled()
})

test.each(['pointermove', 'touchstart', 'scroll', 'keydown', 'focusin', 'click', 'hashchange'])(
  'the first %s loads, and no later input does',
  async (type) => {
    const load = vi.fn<() => Promise<unknown>>().mockResolvedValue(0)
    listen(load)
    window.dispatchEvent(new Event(type))
    await Promise.resolve()
    window.dispatchEvent(new Event(type))
    expect(load).toHaveBeenCalledOnce()
  },
)

test('scrolling within a part of the page is no input: the shop scrolls the line of categories itself', () => {
  const load = vi.fn<() => Promise<unknown>>().mockResolvedValue(0)
  listen(load)
  document.body.dispatchEvent(new Event('scroll'))
  expect(load).not.toHaveBeenCalled()
  document.dispatchEvent(new Event('scroll', { bubbles: true }))
  expect(load).toHaveBeenCalledOnce()
})

test('after a failure the next input loads again', async () => {
  const load = vi
    .fn<() => Promise<unknown>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(0)
  listen(load)
  window.dispatchEvent(new Event('click'))
  await expect
    .poll(() => {
      window.dispatchEvent(new Event('click'))
      return load.mock.calls
    })
    .toHaveLength(2)
})

test('a page can load without an input, once', () => {
  const load = vi.fn<() => Promise<unknown>>().mockResolvedValue(0)
  const input = listen(load)
  input.load()
  window.dispatchEvent(new Event('click'))
  expect(load).toHaveBeenCalledOnce()
})

test('a page that was scrolled before this code loads at once', () => {
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(40)
  const load = vi.fn<() => Promise<unknown>>().mockResolvedValue(0)
  listen(load)
  expect(load).toHaveBeenCalledOnce()
})
