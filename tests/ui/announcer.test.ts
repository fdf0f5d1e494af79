// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { announce } from '#ui/announcer.ts'

const region = () => document.getElementById('announcer')

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = '<div id="announcer" role="status"></div>'
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
  document.body.innerHTML = ''
})

describe('an announcement', () => {
  test('stands in the live region as text, never as HTML', () => {
    announce('<b>Lamp</b> added')
    expect(region()?.textContent).toBe('<b>Lamp</b> added')
    expect(region()?.querySelector('b')).toBeNull()
  })

  test('takes the place of the one before', () => {
    announce('one')
    announce('two')
    expect(region()?.textContent).toBe('two')
  })

  test('of the same words twice is a new node each time, so that it is heard twice', () => {
    announce('Quantity 2')
    const first = region()?.firstChild
    announce('Quantity 2')
    expect(region()?.firstChild).not.toBe(first)
  })

  test('is gone after a while, counted from the last one', () => {
    announce('one')
    vi.advanceTimersByTime(3000)
    announce('two')
    vi.advanceTimersByTime(3000)
    expect(region()?.textContent).toBe('two')
    vi.advanceTimersByTime(1000)
    expect(region()?.textContent).toBe('')
  })

  test('on a page without a live region does no harm', () => {
    document.body.innerHTML = ''
    expect(() => announce('one')).not.toThrow()
  })
})
