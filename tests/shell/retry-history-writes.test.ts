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
    // As Safari has it: a hundred times and no more.
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

test('an address that is refused is written when it can be, the latest one only', () => {
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

test('one that comes through takes the place of one that waits', () => {
  isRefused = true
  window.history.pushState(null, '', '/?search=old')
  isRefused = false
  window.history.replaceState(null, '', '/?search=new')
  vi.advanceTimersByTime(5000)
  expect(written).toEqual(['replaceState /?search=new'])
})

test('Back forgets what waits', () => {
  isRefused = true
  window.history.replaceState(null, '', '/?search=old')
  window.dispatchEvent(new PopStateEvent('popstate'))
  isRefused = false
  vi.advanceTimersByTime(5000)
  expect(written).toEqual([])
})

test('the router goes on after a refusal, and is not told twice of one address', () => {
  stop()
  const history = createBrowserHistory()
  stop = retryHistoryWrites()
  const heard = vi.fn<() => void>()
  history.subscribe(heard)
  isRefused = true
  history.replace('/?search=a')
  history.flush()
  isRefused = false
  vi.advanceTimersByTime(1000)
  expect(written).toContain('replaceState /?search=a')
  history.push('/?search=b')
  history.flush()
  expect(written.at(-1)).toBe('pushState /?search=b')
  expect(heard).toHaveBeenCalledTimes(2)
  stop()
  history.destroy()
})
