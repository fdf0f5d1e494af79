// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { beforeEach, expect, test, vi } from 'vitest'
import { AddedNote } from '#cart/added-note.tsx'
import { addedNoteAtom, isCartOpenAtom } from '#cart/cart-atoms.ts'

const note = { name: 'Blue mug', words: 'added, 1 item in the cart' }

function show() {
  const store = createStore()
  store.set(addedNoteAtom, note)
  render(
    <Provider store={store}>
      <AddedNote />
    </Provider>,
  )
  return store
}

const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
const box = () => screen.queryByRole('region', { name: 'Added to the cart' })

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

test('the note disappears after six seconds', () => {
  show()
  pass(5999)
  expect(box()?.textContent).toContain('Blue mug added, 1 item in the cart')
  pass(1)
  expect(box()).toBeNull()
})

test('the note stays while the pointer is on it, and six seconds longer', () => {
  show()
  fireEvent.pointerEnter(screen.getByRole('region'))
  pass(60_000)
  expect(box()).not.toBeNull()
  fireEvent.pointerLeave(screen.getByRole('region'))
  pass(5999)
  expect(box()).not.toBeNull()
  pass(1)
  expect(box()).toBeNull()
})

test('the note stays while its button has the focus, which Tab reaches', () => {
  const store = show()
  const button = screen.getByRole('button', { name: 'View cart' })
  expect(button.tabIndex).toBe(0)
  act(() => button.focus())
  pass(60_000)
  expect(box()).not.toBeNull()
  fireEvent.click(button)
  expect([box(), store.get(isCartOpenAtom)]).toEqual([null, true])
})

test('the note does not return when the cart has been opened and closed', () => {
  const store = show()
  act(() => store.set(isCartOpenAtom, true))
  expect(box()).toBeNull()
  act(() => store.set(isCartOpenAtom, false))
  expect(box()).toBeNull()
})
