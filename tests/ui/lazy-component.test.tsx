import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ErrorBoundary } from '#ui/error-boundary.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>

test('shows the fallback until its code is loaded, and then the component within a few milliseconds', async () => {
  let loaded = (_: typeof Greeting) => {}
  const load = vi.fn(
    () =>
      new Promise<typeof Greeting>((resolve) => {
        loaded = resolve
      }),
  )
  const Lazy = lazyComponent(load, <p>Loading…</p>)
  expect(load).not.toHaveBeenCalled()
  const { rerender } = render(<Lazy name="Ada" />)
  expect(screen.getByText('Loading…')).toBeTruthy()
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date', 'performance'] })
  loaded(Greeting)
  // React would wait for a timer of 300 ms after the fallback of a Suspense.
  await vi.waitFor(() => expect(screen.getByText('Hello Ada')).toBeTruthy())
  vi.useRealTimers()
  rerender(<Lazy name="Grace" />)
  expect(screen.getByText('Hello Grace')).toBeTruthy()
  expect(load).toHaveBeenCalledOnce()
})

test('a failed load is an error of the component, and Retry loads it again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const load = vi
    .fn<() => Promise<typeof Greeting>>()
    .mockRejectedValueOnce(new Error('no network'))
    .mockResolvedValue(Greeting)
  const Lazy = lazyComponent(load)
  render(
    <ErrorBoundary>
      <Lazy name="Ada" />
    </ErrorBoundary>,
  )
  const retry = await screen.findByRole('button', { name: 'Retry' })
  retry.click()
  expect(await screen.findByText('Hello Ada')).toBeTruthy()
})
