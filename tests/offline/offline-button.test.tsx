// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ofDocument } from '#device/stored-setting.ts'
import { OfflineButton } from '#offline/offline-button.tsx'
import { offlineRequestsAtom, offlineStateAtom, type OfflineState } from '#offline/offline-atoms.ts'

function show(state: OfflineState) {
  const { store } = ofDocument
  store.set(offlineStateAtom, state)
  store.set(offlineRequestsAtom, 0)
  render(<OfflineButton className="" />)
  return { store, button: screen.getByRole('button'), user: userEvent.setup() }
}

test('the button shows the size of the files, and a press requests them', async () => {
  const { store, button, user } = show('none')
  expect(button.textContent).toMatch(/^Keep this shop offline \(\d\.\d\sMB\)$/)
  await user.click(button)
  expect(store.get(offlineRequestsAtom)).toBe(1)
})

test('after a failure a press requests the files again', async () => {
  const { store, button, user } = show('failed')
  await user.click(button)
  expect(store.get(offlineRequestsAtom)).toBe(1)
})

test.each(['fetching', 'stored'] as const)(
  'while the files are %s the button is disabled, and a press has no effect',
  async (state) => {
    const { store, button, user } = show(state)
    expect(button.getAttribute('aria-disabled')).toBe('true')
    await user.click(button)
    expect(store.get(offlineRequestsAtom)).toBe(0)
  },
)
