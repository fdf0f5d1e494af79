// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { Provider } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Notices } from '#notices/notices.tsx'

let acceptUpdate: (accept: () => void) => void = () => {}

vi.mock('#offline/service-worker.ts', () => ({
  followServiceWorker: ({ onVersion }: { onVersion: (accept: () => void) => void }) => {
    acceptUpdate = onVersion
    return () => {}
  },
}))
vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({ subscribe: () => () => {} }),
}))

const announcer = () => document.getElementById('announcer')?.textContent

beforeEach(() => {
  const region = document.createElement('div')
  region.id = 'announcer'
  document.body.append(region)
  render(
    <Provider>
      <Notices />
    </Provider>,
  )
})

afterEach(() => {
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

const notices = () => screen.getByRole('region', { name: 'Notices' })

/** A live region that a dialog has hidden is spoken again when it is shown. */
const liveRegions = () => notices().querySelectorAll('[aria-live], [role="status"], [role="alert"]').length

test('a new version is announced by the page’s announcer, and shown in no live region of its own', () => {
  expect(announcer()).toBe('')
  act(() => acceptUpdate(() => {}))
  expect(announcer()).toBe('A new version of the shop is ready.')
  expect(notices().textContent).toContain('A new version of the shop is ready.')
  expect(liveRegions()).toBe(0)
})

test('a lost connection is announced by the page’s announcer, and shown in no live region of its own', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => {
    window.dispatchEvent(new Event('offline'))
  })
  const words = 'You are offline. What is on this device can still be seen and searched.'
  expect(announcer()).toBe(words)
  expect(notices().textContent).toBe(words)
  expect(liveRegions()).toBe(0)
})
