// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { lazyPart } from '#ui/lazy-part.tsx'

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>

test('loads its code when it is first rendered, and renders the fallback until then', async () => {
  let arrive: (component: typeof Greeting) => void = () => {}
  const load = vi.fn<() => Promise<typeof Greeting>>(
    () =>
      new Promise((resolve) => {
        arrive = resolve
      }),
  )
  const Lazy = lazyPart(load, { when: 'rendered', fallback: ({ name }) => <p>{name}, wait</p> })
  expect(load).not.toHaveBeenCalled()
  const { rerender } = render(<Lazy name="Ada" />)
  expect(screen.getByText('Ada, wait')).toBeTruthy()
  arrive(Greeting)
  expect(await screen.findByText('Hello Ada')).toBeTruthy()
  expect(screen.queryByText('Ada, wait')).toBeNull()
  rerender(<Lazy name="Grace" />)
  expect(screen.getByText('Hello Grace')).toBeTruthy()
  expect(load).toHaveBeenCalledOnce()
})

test('a part whose code has been fetched is in the first render', async () => {
  const Lazy = lazyPart(async () => Greeting, { when: 'rendered' })
  await Lazy.preload()
  const { container } = render(<Lazy name="Ada" />)
  expect(container.textContent).toBe('Hello Ada')
})

test('a failed fetch is repeated at the next press on the page', async () => {
  const load = vi
    .fn<() => Promise<typeof Greeting>>()
    .mockRejectedValueOnce(new Error('no network'))
    .mockResolvedValue(Greeting)
  const Lazy = lazyPart(load, { when: 'rendered' })
  await act(async () => render(<Lazy name="Ada" />))
  expect(screen.queryByText('Hello Ada')).toBeNull()
  await act(async () => document.body.click())
  expect(screen.getByText('Hello Ada')).toBeTruthy()
})
