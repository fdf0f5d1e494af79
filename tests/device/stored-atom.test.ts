// @vitest-environment happy-dom
import { createStore } from 'jotai'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { storedAtom } from '#device/stored-atom.ts'
import { createStoredValue } from '#device/stored-value.ts'
import { FullStorage, dispatchStorageEvent, putStorage, WorkingStorage } from './faulty-storage.ts'

const key = 'test/count/1'
const create = () => {
  const stored = createStoredValue({
    key,
    parse: (kept) => (typeof kept === 'number' ? kept : undefined),
    empty: 0,
  })
  return { stored, countAtom: storedAtom(stored, 0), store: createStore() }
}

let storage: Storage
beforeEach(() => {
  storage = putStorage(new WorkingStorage())
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('an atom stored in this browser', () => {
  test('is empty at first, and has the stored value once it is mounted', () => {
    storage.setItem(key, '7')
    const { countAtom, store } = create()
    expect(store.get(countAtom)).toBe(0)
    const stop = store.sub(countAtom, () => undefined)
    expect(store.get(countAtom)).toBe(7)
    stop()
  })

  test('stores what it is set to, and reports success', () => {
    const { countAtom, store } = create()
    expect(store.set(countAtom, (before) => before + 1)).toBe(true)
    expect(store.get(countAtom)).toBe(1)
    expect(storage.getItem(key)).toBe('1')
  })

  test('reports that nothing was stored where storage is full, and still has the value', () => {
    putStorage(new FullStorage())
    const { countAtom, store } = create()
    expect(store.set(countAtom, (before) => before + 1)).toBe(false)
    expect(store.set(countAtom, (before) => before + 1)).toBe(false)
    expect(store.get(countAtom)).toBe(2)
  })

  test('follows another tab while it is mounted, and stops listening after', () => {
    const { countAtom, store } = create()
    const listener = vi.fn<() => void>()
    const stop = store.sub(countAtom, listener)
    storage.setItem(key, '5')
    dispatchStorageEvent(key)
    expect(store.get(countAtom)).toBe(5)
    expect(listener).toHaveBeenCalledTimes(1)
    stop()
    storage.setItem(key, '6')
    dispatchStorageEvent(key)
    expect(store.get(countAtom)).toBe(5)
  })

  test('changes the latest value of another tab, not its own older one', () => {
    const { countAtom, store } = create()
    store.set(countAtom, () => 1)
    storage.setItem(key, '10')
    store.set(countAtom, (before) => before + 1)
    expect(storage.getItem(key)).toBe('11')
    expect(store.get(countAtom)).toBe(11)
  })

  test('shows what another tab changed while this page was kept for Back', () => {
    const { countAtom, store } = create()
    const stop = store.sub(countAtom, () => undefined)
    storage.setItem(key, '5')
    const show = (persisted: boolean) =>
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
    show(false)
    expect(store.get(countAtom)).toBe(0)
    show(true)
    expect(store.get(countAtom)).toBe(5)
    stop()
  })

  test('follows no tab where nothing has changed while this page was kept for Back', () => {
    const follow = vi.fn<() => void>()
    const { stored } = create()
    const stop = stored.subscribe(follow)
    stored.write(3)
    window.dispatchEvent(new Event('pagehide'))
    const show = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    show()
    expect(follow).not.toHaveBeenCalled()
    storage.setItem(key, '5')
    show()
    expect(follow).toHaveBeenCalledTimes(1)
    stop()
  })

  test('a change in the store of a page that is left shows on the next page', () => {
    const { countAtom, store } = create()
    const next = createStore()
    const stop = next.sub(countAtom, () => undefined)
    store.set(countAtom, () => 3)
    expect(next.get(countAtom)).toBe(3)
    stop()
    store.set(countAtom, () => 4)
    expect(next.get(countAtom)).toBe(3)
  })

  test('is the same in every store of the page', () => {
    const { countAtom, store } = create()
    store.set(countAtom, () => 3)
    const other = createStore()
    const stop = other.sub(countAtom, () => undefined)
    expect(other.get(countAtom)).toBe(3)
    stop()
  })
})
