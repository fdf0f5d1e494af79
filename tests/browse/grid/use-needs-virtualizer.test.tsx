// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endWithFile } from '../../end-with-file.ts'

endWithFile()

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A list of 31 products in a new visit: the module remembers whether an earlier list has needed a virtualizer. */
async function openList() {
  vi.resetModules()
  const { useNeedsVirtualizer } = await import('#browse/grid/use-needs-virtualizer.ts')
  function List() {
    const list = useRef<HTMLUListElement>(null)
    return (
      <>
        <input type="search" aria-label="Search" />
        <ul ref={list}>
          <li>
            <a href="/product/1">Card</a>
          </li>
        </ul>
        <output>{useNeedsVirtualizer(list, true, false) ? 'needed' : 'not needed'}</output>
      </>
    )
  }
  render(<List />)
}

const isNeeded = () => screen.getByRole('status').textContent === 'needed'

test.each([
  ['the focus in the search', () => act(() => screen.getByRole('searchbox').focus())],
  ['the focus on a card', () => act(() => screen.getByRole('link').focus())],
  ['a key', () => fireEvent.keyDown(screen.getByRole('link'), { key: 'ArrowDown' })],
  ['a pointer', () => fireEvent.pointerMove(screen.getByRole('link'))],
])('%s needs the virtualizer a quarter of a second later: a press may follow', async (_, use) => {
  await openList()
  await act(() => vi.advanceTimersByTimeAsync(1000))
  use()
  await act(() => vi.advanceTimersByTimeAsync(249))
  expect(isNeeded()).toBe(false)
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(isNeeded()).toBe(true)
})
