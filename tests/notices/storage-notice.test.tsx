// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Provider } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { themeChoice, type ThemeChoice } from '#device/theme-choice.ts'
import { StorageNotice } from '#notices/storage-notice.tsx'
import { FullStorage, putStorage, WorkingStorage } from '../device/faulty-storage.ts'

const note = () => screen.queryByText(/^This browser keeps nothing: /)

function show(storage: Storage, theme: ThemeChoice) {
  putStorage(storage)
  themeChoice.write(theme)
  render(
    <Provider>
      <StorageNotice />
    </Provider>,
  )
}

beforeEach(() => {
  // Nothing of an earlier test, which may have been kept in memory.
  putStorage(new WorkingStorage())
  themeChoice.write('system')
})

afterEach(() => vi.unstubAllGlobals())

test('nothing is said where nothing can be lost', () => {
  show(new FullStorage(), 'system')
  expect(note()).toBeNull()
})

test('what was chosen and is not kept is told of, until it has been read', async () => {
  show(new FullStorage(), 'dark')
  expect(note()).not.toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(note()).toBeNull()
})

test('a browser that keeps it says nothing', () => {
  show(new WorkingStorage(), 'dark')
  expect(note()).toBeNull()
})
