// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ErrorBoundary } from '#ui/error-boundary.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>

test('loads its code when it is first rendered, and renders the fallback until then', async () => {
  let arrive: (component: typeof Greeting) => void = () => {}
  const load = vi.fn<() => Promise<typeof Greeting>>(
    () =>
      new Promise((resolve) => {
        arrive = resolve
      }),
  )
  const Lazy = lazyComponent(load, <p>Loading…</p>)
  expect(load).not.toHaveBeenCalled()
  const { rerender } = render(<Lazy name="Ada" />)
  expect(screen.getByText('Loading…')).toBeTruthy()
  arrive(Greeting)
  expect(await screen.findByText('Hello Ada')).toBeTruthy()
  expect(screen.queryByText('Loading…')).toBeNull()
  rerender(<Lazy name="Grace" />)
  expect(screen.getByText('Hello Grace')).toBeTruthy()
  expect(load).toHaveBeenCalledOnce()
})

test('throws the error of a failed load, and loads again after Retry', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
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
