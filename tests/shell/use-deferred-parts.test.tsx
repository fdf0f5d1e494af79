// @vitest-environment happy-dom
import { act, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useDeferredParts } from '#shell/use-deferred-parts.ts'

vi.mock('#shell/deferred-parts.tsx', () => ({
  SavedCount: () => null,
  DeferredParts: () => <p>The deferred parts</p>,
}))

function Page() {
  const parts = useDeferredParts()
  return parts && <parts.DeferredParts earlyKeys={parts.earlyKeys} firstMatch={undefined} />
}

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
  const { queryByText } = render(<Page />)
  window.dispatchEvent(new Event('click'))
  await vi.dynamicImportSettled()
  await act(() => vi.advanceTimersByTimeAsync(2999))
  expect(queryByText('The deferred parts')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(queryByText('The deferred parts')).toBeTruthy()
})

test('the parts get the keys that were pressed before they were fetched', async () => {
  const Parts = () => {
    const parts = useDeferredParts()
    return <p>{parts?.earlyKeys.map(({ key }) => key).join()}</p>
  }
  const { findByText } = render(<Parts />)
  for (const key of ['g', 'p']) window.dispatchEvent(new KeyboardEvent('keydown', { key }))
  expect(await findByText('g,p')).toBeTruthy()
})
