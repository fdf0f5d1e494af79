// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgiveHistory } from '#app/forgive-history.ts'

const written: string[] = []
let isRefused = false

/** As Safari has it: a hundred times and no more. */
function write(_state: unknown, _title: string, address?: string | URL | null): void {
  if (isRefused) throw new DOMException('more than 100 times per 30 seconds', 'SecurityError')
  written.push(String(address))
}

beforeEach(() => {
  vi.useFakeTimers()
  written.length = 0
  isRefused = false
  window.history.pushState = write
  window.history.replaceState = write
  forgiveHistory(window)
})
afterEach(() => {
  vi.useRealTimers()
})

test('an address that is refused is written when it can be, the latest one only', () => {
  isRefused = true
  for (const letter of 'abc') window.history.replaceState(null, '', `/?search=${letter}`)
  vi.advanceTimersByTime(5000)
  expect(written).toEqual([])
  isRefused = false
  vi.advanceTimersByTime(1000)
  expect(written).toEqual(['/?search=c'])
  vi.advanceTimersByTime(5000)
  expect(written).toHaveLength(1)
})

test('one that comes through takes the place of one that waits', () => {
  isRefused = true
  window.history.pushState(null, '', '/?search=old')
  isRefused = false
  window.history.replaceState(null, '', '/?search=new')
  vi.advanceTimersByTime(5000)
  expect(written).toEqual(['/?search=new'])
})

test('Back forgets what waits', () => {
  isRefused = true
  window.history.replaceState(null, '', '/?search=old')
  window.dispatchEvent(new PopStateEvent('popstate'))
  isRefused = false
  vi.advanceTimersByTime(5000)
  expect(written).toEqual([])
})
