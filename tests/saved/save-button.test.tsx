// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { expect, test } from 'vitest'
import { SaveButton } from '#saved/save-button.tsx'
import { mostSaved, savedIdsAtom } from '#saved/saved.ts'
import { addLiveRegion, announced } from '../meeting/live-region.ts'

test('a product that a full list cannot take is not saved, which is announced', () => {
  addLiveRegion()
  const full = Array.from({ length: mostSaved }, (_, index) => index + 1)
  const store = createStore()
  store.set(savedIdsAtom, () => full)
  render(
    <Provider store={store}>
      <SaveButton product={{ id: 9999, name: 'Lamp' }} />
    </Provider>,
  )
  const button = screen.getByRole('button', { name: 'Save Lamp' })
  act(() => button.click())
  expect(button.getAttribute('aria-pressed')).toBe('false')
  expect(announced()).toBe('The list is full')
  expect(store.get(savedIdsAtom)).toEqual(full)

  act(() => void store.set(savedIdsAtom, () => full.slice(1)))
  act(() => button.click())
  expect(button.getAttribute('aria-pressed')).toBe('true')
  expect(announced()).toMatch(/^Saved/)
})
