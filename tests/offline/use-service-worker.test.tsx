// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { getDefaultStore } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { offlineRequestsAtom, type OfflineState } from '#offline/offline-atoms.ts'
import { offlineLabels } from '#offline/offline-labels.ts'
import { useServiceWorker } from '#offline/use-service-worker.ts'
import { messages } from '#ui/announcer.ts'

interface Rendered {
  readonly fromLocation?: object
  readonly pathChanged: boolean
}

interface Options {
  mayRegister: boolean
  onState: (state: OfflineState) => void
}

const { followServiceWorker, listeners, visit } = vi.hoisted(() => ({
  followServiceWorker: vi.fn<(options: Options) => () => void>(() => () => undefined),
  listeners: new Set<(event: Rendered) => void>(),
  visit: { isFirst: true },
}))
vi.mock('#offline/service-worker.ts', () => ({ followServiceWorker }))
vi.mock('#device/page-views.ts', () => ({ isFirstPageView: () => visit.isFirst }))
vi.mock('@tanstack/react-router', () => ({
  useRouter: () => ({
    subscribe: (_: string, listener: (event: Rendered) => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }),
}))

afterEach(() => vi.useRealTimers())

const mayRegister = () => followServiceWorker.mock.lastCall?.[0].mayRegister
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))
const render = (event: Rendered) => act(() => [...listeners].forEach((listener) => listener(event)))

beforeEach(() => {
  vi.useFakeTimers()
  visit.isFirst = true
})

test('the service worker is registered once the second page of a document has had time for its own files', () => {
  const { unmount } = renderHook(() => useServiceWorker())
  render({ pathChanged: true })
  render({ fromLocation: {}, pathChanged: false })
  pass(10_000)
  expect(mayRegister()).toBe(false)
  render({ fromLocation: {}, pathChanged: true })
  pass(1999)
  expect(mayRegister()).toBe(false)
  pass(1)
  expect(mayRegister()).toBe(true)
  unmount()
})

test('on a second document it is registered once that has had time for its own files', () => {
  visit.isFirst = false
  const { unmount } = renderHook(() => useServiceWorker())
  pass(1999)
  expect(mayRegister()).toBe(false)
  pass(1)
  expect(mayRegister()).toBe(true)
  unmount()
})

test('a press on the button announces each state once, and nothing where the state is still the former one', () => {
  const { unmount } = renderHook(() => useServiceWorker())
  const store = getDefaultStore()
  const report = (state: OfflineState) => act(() => followServiceWorker.mock.lastCall?.[0].onState(state))
  const announced = () => messages.map(({ text }) => text)

  act(() => store.set(offlineRequestsAtom, 1))
  expect(announced()).toEqual([])
  report('fetching')
  report('failed')
  act(() => store.set(offlineRequestsAtom, 2))
  report('fetching')
  report('stored')
  report('stored')
  const { fetching, failed, stored } = offlineLabels
  expect(announced()).toEqual([fetching, failed, fetching, stored])
  unmount()
})
