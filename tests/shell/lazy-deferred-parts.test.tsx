// @vitest-environment happy-dom
import { act, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { LazyDeferredParts } from '#shell/lazy-deferred-parts.tsx'

vi.mock('#shell/deferred-parts.tsx', () => ({ DeferredParts: () => <p>The deferred parts</p> }))

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('on a page that is never idle the deferred parts appear after three seconds', async () => {
  // A busy page: a callback without a timeout is never called.
  const waitForIdle = (callback: () => void, options?: { timeout?: number }) => {
    if (options?.timeout !== undefined) setTimeout(callback, options.timeout)
  }
  vi.stubGlobal('requestIdleCallback', waitForIdle)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { queryByText } = render(<LazyDeferredParts />)
  window.dispatchEvent(new Event('click'))
  await vi.dynamicImportSettled()
  await act(() => vi.advanceTimersByTimeAsync(2999))
  expect(queryByText('The deferred parts')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(queryByText('The deferred parts')).toBeTruthy()
})
