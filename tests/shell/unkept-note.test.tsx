// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Provider } from 'jotai'
import { beforeEach, expect, test, vi } from 'vitest'
import { switchTheme } from '#shell/theme-choice.ts'
import { UnkeptNote } from '#shell/unkept-note.tsx'
import { FullStorage, putStorage, WorkingStorage } from '../device/faulty-storage.ts'

const note = () => screen.queryByText(/^This browser keeps nothing: /)

function show(storage: Storage) {
  putStorage(storage)
  render(
    <Provider>
      <UnkeptNote />
    </Provider>,
  )
}

beforeEach(() => {
  vi.unstubAllGlobals()
})

test('nothing is said where nothing can be lost', () => {
  show(new FullStorage())
  expect(note()).toBeNull()
})

test('what was chosen and is not kept is told of, until it has been read', async () => {
  show(new FullStorage())
  act(() => void switchTheme())
  expect(note()).not.toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(note()).toBeNull()
})

test('a browser that keeps it says nothing', () => {
  show(new WorkingStorage())
  act(() => void switchTheme())
  expect(note()).toBeNull()
})
