// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { expect, test } from 'vitest'
import { FullListNotice } from '#notices/full-list-notice.tsx'
import { SaveButton } from '#saved/save-button.tsx'
import { mostSaved, savedIdsAtom } from '#saved/saved.ts'
import { messages } from '#ui/announcer.ts'
import { addLiveRegion, announced } from '../meeting/live-region.ts'

const full = Array.from({ length: mostSaved }, (_, index) => index + 1)
const words = 'The list of saved products is full, with 500. Remove one to save another.'

function show(saved: readonly number[]) {
  addLiveRegion()
  const store = createStore()
  store.set(savedIdsAtom, () => saved)
  render(
    <Provider store={store}>
      <SaveButton product={{ id: 9999, name: 'Lamp' }} />
      <FullListNotice />
    </Provider>,
  )
  const button = screen.getByRole('button', { name: 'Save Lamp' })
  return { store, button, press: () => act(() => button.click()) }
}
const notice = () => screen.queryByText(words, { ignore: '#announcer *' })

test('a product that a full list cannot take is not saved, which is shown, and announced once', () => {
  const { store, button, press } = show(full)
  expect(notice()).toBeNull()
  const before = messages.length
  press()
  expect(button.getAttribute('aria-pressed')).toBe('false')
  expect(store.get(savedIdsAtom)).toEqual(full)
  expect(notice()).not.toBeNull()
  expect(messages.slice(before).map(({ text }) => text)).toEqual([words])
  // Each refused press is.
  press()
  expect(messages.slice(before)).toHaveLength(2)

  act(() => void store.set(savedIdsAtom, () => full.slice(1)))
  expect(notice()).toBeNull()
  press()
  expect(button.getAttribute('aria-pressed')).toBe('true')
  expect(announced()).toMatch(/^Saved/)
  // The list is full again, and has refused nothing since.
  expect(notice()).toBeNull()
})

test('the notice about a full list can be closed, and another refused press shows it again', () => {
  const { press } = show(full)
  press()
  act(() => screen.getByRole('button', { name: 'Close' }).click())
  expect(notice()).toBeNull()
  press()
  expect(notice()).not.toBeNull()
})

test('a saved product can be removed from a full list', () => {
  const { store, button, press } = show([...full.slice(1), 9999])
  press()
  expect(button.getAttribute('aria-pressed')).toBe('false')
  expect(store.get(savedIdsAtom)).toHaveLength(mostSaved - 1)
  expect(notice()).toBeNull()
})
