// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { createStoredValue } from '#device/stored-value.ts'
import { FullStorage, putStorage, WorkingStorage } from './faulty-storage.ts'

const key = 'test/names/1'
const parseTexts = (value: unknown): string[] | undefined =>
  Array.isArray(value) && value.every((word) => typeof word === 'string') ? value : undefined

const create = () => createStoredValue({ key, parse: parseTexts, empty: [], lasts: 'tab' })

afterEach(() => {
  vi.unstubAllGlobals()
})

function useSession<S extends Storage>(storage: S): S {
  vi.stubGlobal('sessionStorage', storage)
  return storage
}

test('a value for the tab is stored for the tab, never for the device', () => {
  const device = putStorage(new WorkingStorage())
  const session = useSession(new WorkingStorage())
  expect(create().write(['a'])).toBe(true)
  expect(session.getItem(key)).toBe('["a"]')
  expect(device.length).toBe(0)
  expect(create().read()).toEqual(['a'])
})

test('where session storage is full, the value stays in memory', () => {
  useSession(new FullStorage())
  const stored = create()
  expect(stored.write(['a'])).toBe(false)
  expect(stored.read()).toEqual(['a'])
})

test('where site data is blocked, nothing throws', () => {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'sessionStorage')
  Object.defineProperty(globalThis, 'sessionStorage', {
    configurable: true,
    get() {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    },
  })
  try {
    const stored = create()
    expect(stored.read()).toEqual([])
    expect(stored.write(['a'])).toBe(false)
    expect(stored.read()).toEqual(['a'])
  } finally {
    if (before) Object.defineProperty(globalThis, 'sessionStorage', before)
  }
})

test('another tab that clears the device’s storage does not change a value of this tab', () => {
  const device = putStorage(new WorkingStorage())
  useSession(new FullStorage())
  const stored = create()
  const listener = vi.fn<() => void>()
  const stop = stored.subscribe(listener)
  stored.write(['a'])
  globalThis.dispatchEvent(new StorageEvent('storage', { key: null, storageArea: device }))
  expect(listener).not.toHaveBeenCalled()
  expect(stored.read()).toEqual(['a'])
  stop()
})
