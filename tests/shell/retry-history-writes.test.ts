// @vitest-environment happy-dom
import { createBrowserHistory } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { retryHistoryWrites } from '#shell/retry-history-writes.ts'

const written: string[] = []
let isRefused = false
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  written.length = 0
  isRefused = false
  for (const kind of ['pushState', 'replaceState'] as const)
    // Safari's limit: a hundred calls.
    vi.spyOn(History.prototype, kind).mockImplementation((_state, _title, address) => {
      if (isRefused) throw new DOMException('more than 100 times per 30 seconds', 'SecurityError')
      written.push(`${kind} ${String(address)}`)
    })
  stop = retryHistoryWrites()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

test('a rejected history write is retried later, the latest one only', () => {
  isRefused = true
  for (const letter of 'abc') window.history.replaceState(null, '', `/?search=${letter}`)
  vi.advanceTimersByTime(5000)
  expect(written).toEqual([])
  isRefused = false
  vi.advanceTimersByTime(1000)
  expect(written).toEqual(['replaceState /?search=c'])
  vi.advanceTimersByTime(5000)
  expect(written).toHaveLength(1)
})

test('a successful write replaces a waiting one', () => {
  isRefused = true
  window.history.pushState(null, '', '/?search=old')
  isRefused = false
  window.history.replaceState(null, '', '/?search=new')
  vi.advanceTimersByTime(5000)
  expect(written).toEqual(['replaceState /?search=new'])
})

test('Back drops a waiting write', () => {
  isRefused = true
  window.history.replaceState(null, '', '/?search=old')
  window.dispatchEvent(new PopStateEvent('popstate'))
  isRefused = false
  vi.advanceTimersByTime(5000)
  expect(written).toEqual([])
})

test('the router continues after a rejected write, and has one notification for the address', () => {
  stop()
  const history = createBrowserHistory()
  stop = retryHistoryWrites()
  const listener = vi.fn<() => void>()
  history.subscribe(listener)
  isRefused = true
  history.replace('/?search=a')
  history.flush()
  isRefused = false
  vi.advanceTimersByTime(1000)
  expect(written).toContain('replaceState /?search=a')
  history.push('/?search=b')
  history.flush()
  expect(written.at(-1)).toBe('pushState /?search=b')
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
  history.destroy()
})
