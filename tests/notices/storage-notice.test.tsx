// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Provider } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { themeChoice, type ThemeChoice } from '#device/theme-choice.ts'
import { StorageNotice } from '#notices/storage-notice.tsx'
import { FullStorage, putStorage, WorkingStorage } from '../device/faulty-storage.ts'

const note = () => screen.queryByText(/^This browser keeps nothing/)

function show(storage: Storage, theme: ThemeChoice) {
  putStorage(storage)
  themeChoice.choose(() => theme)
  render(
    <Provider>
      <StorageNotice />
    </Provider>,
  )
}

beforeEach(() => {
  // Clears the values in memory of an earlier test.
  putStorage(new WorkingStorage())
  themeChoice.choose(() => 'system')
})

afterEach(() => vi.unstubAllGlobals())

test('there is no notice where nothing can be lost', () => {
  show(new FullStorage(), 'system')
  expect(note()).toBeNull()
})

test('a choice that cannot be stored has a notice until the visitor closes it', async () => {
  show(new FullStorage(), 'dark')
  expect(note()).not.toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(note()).toBeNull()
})

test('there is no notice where the browser stores the choice', () => {
  show(new WorkingStorage(), 'dark')
  expect(note()).toBeNull()
})
