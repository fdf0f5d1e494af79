// @vitest-environment happy-dom
import 'temporal-polyfill/global'
import { afterEach, expect, test, vi } from 'vitest'
import { onReturn, laterMinute, readClock } from '#meeting/shop-clock.ts'

afterEach(() => {
  vi.useRealTimers()
})

test("the clock shows the system's time", () => {
  vi.useFakeTimers({ now: Date.UTC(2030, 4, 16, 13) })
  expect(readClock().toString()).toBe('2030-05-16T13:00:00Z')
})

test('a reading in the same minute changes nothing', () => {
  const before = Temporal.Instant.from('2030-05-16T13:00:01Z')
  expect(laterMinute(before, Temporal.Instant.from('2030-05-16T13:00:59.999Z'))).toBe(before)
  const next = Temporal.Instant.from('2030-05-16T13:01:00Z')
  expect(laterMinute(before, next)).toBe(next)
})

test('listeners are called when the form is shown again or focused, until they unsubscribe', () => {
  const form = document.createElement('form')
  const listener = vi.fn<() => void>()
  const stop = onReturn(form, listener)
  const returnToPage = () => {
    window.dispatchEvent(new Event('pageshow'))
    document.dispatchEvent(new Event('visibilitychange'))
    form.dispatchEvent(new Event('focusin'))
  }
  returnToPage()
  expect(listener).toHaveBeenCalledTimes(3)
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(listener).toHaveBeenCalledTimes(3)
  stop()
  returnToPage()
  expect(listener).toHaveBeenCalledTimes(3)
})
