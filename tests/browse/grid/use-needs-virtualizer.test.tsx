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
        <input type="checkbox" aria-label="On sale" />
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
const wait = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })

test('the focus in the search needs the virtualizer at once: letters follow', async () => {
  await openList()
  expect(isNeeded()).toBe(false)
  act(() => screen.getByLabelText('Search').focus())
  expect(isNeeded()).toBe(true)
})

test.each(['link', 'checkbox'])(
  'a focused %s needs it a quarter of a second later: a press may follow',
  async (role) => {
    await openList()
    act(() => screen.getByRole(role).focus())
    wait(249)
    expect(isNeeded()).toBe(false)
    wait(1)
    expect(isNeeded()).toBe(true)
  },
)

test('a letter in the search is not delayed by it, a key elsewhere needs it at once', async () => {
  await openList()
  fireEvent.keyDown(screen.getByLabelText('Search'), { key: 'a' })
  expect(isNeeded()).toBe(false)
  fireEvent.keyDown(screen.getByRole('link'), { key: 'ArrowDown' })
  expect(isNeeded()).toBe(true)
})
