// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { LazyDeferredParts } from '#shell/lazy-deferred-parts.tsx'

vi.mock('#shell/deferred-parts.tsx', () => ({ DeferredParts: () => <p>The deferred parts</p> }))

afterEach(() => {
  vi.unstubAllGlobals()
})

test('on a page that is never idle the deferred parts appear at the latest at the timeout', async () => {
  // A busy page: a callback without a timeout is never called.
  const waitForIdle = (callback: () => void, options?: { timeout?: number }) => {
    if (options?.timeout !== undefined) setTimeout(callback, options.timeout)
  }
  vi.stubGlobal('requestIdleCallback', waitForIdle)
  const { findByText } = render(<LazyDeferredParts />)
  window.dispatchEvent(new Event('click'))
  expect(await findByText('The deferred parts', {}, { timeout: 10_000 })).toBeTruthy()
})
