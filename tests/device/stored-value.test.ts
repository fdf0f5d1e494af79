// @vitest-environment happy-dom
import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { mergeLists } from '#device/merge-lists.ts'
import { createStoredValue } from '#device/stored-value.ts'
import {
  blockStorage,
  FullStorage,
  dispatchStorageEvent,
  putStorage,
  WorkingStorage,
} from './faulty-storage.ts'

const key = 'test/names/1'
const parseTexts = (value: unknown): string[] | undefined =>
  Array.isArray(value) && value.every((word) => typeof word === 'string') ? value : undefined

const create = () => createStoredValue({ key, parse: parseTexts, empty: [] })

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('where storage works', () => {
  test('a written value is read again, also by another page', () => {
    const storage = putStorage(new WorkingStorage())
    expect(create().write(['a', 'b'])).toBe(true)
    expect(create().read()).toEqual(['a', 'b'])
    expect(storage.getItem(key)).toBe('["a","b"]')
  })

  test('any value is read as it was written', () => {
    putStorage(new WorkingStorage())
    const stored = create()
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' })), (names) => {
        expect(stored.write(names)).toBe(true)
        expect(stored.read()).toEqual(names)
      }),
    )
  })

  test('a missing value reads as empty', () => {
    putStorage(new WorkingStorage())
    expect(create().read()).toEqual([])
  })

  test.each(['', '{', 'null', '{"a":1}', '[1]', '"x"', 'undefined', '\u0000'])(
    '%j reads as empty',
    (text) => {
      putStorage(new WorkingStorage()).setItem(key, text)
      expect(create().read()).toEqual([])
    },
  )

  test("another tab's value is read at once", () => {
    const storage = putStorage(new WorkingStorage())
    const stored = create()
    stored.write(['mine'])
    storage.setItem(key, '["theirs"]')
    expect(stored.read()).toEqual(['theirs'])
  })
})

describe('where storage is full', () => {
  test('a value stays in memory, and the write reports it', () => {
    putStorage(new FullStorage())
    const stored = create()
    expect(stored.write(['a'])).toBe(false)
    expect(stored.read()).toEqual(['a'])
  })

  test('the value is stored once there is room', () => {
    putStorage(new FullStorage())
    const stored = create()
    stored.write(['a'])
    const storage = putStorage(new WorkingStorage())
    expect(stored.read()).toEqual(['a'])
    expect(stored.write(['a', 'b'])).toBe(true)
    expect(storage.getItem(key)).toBe('["a","b"]')
  })
})

describe('a value in memory because storage is full', () => {
  const createMerged = () =>
    createStoredValue<readonly string[]>({
      key,
      parse: parseTexts,
      empty: [],
      merge: (base, mine, theirs) => mergeLists(base, mine, theirs, (word) => word),
    })

  test("is merged with another tab's value", () => {
    const storage = putStorage(new FullStorage())
    storage.seed(key, '["old"]')
    const stored = createMerged()
    const changes = vi.fn<() => void>()
    const stop = stored.subscribe(changes)
    stored.write(['old', 'mine'])
    storage.seed(key, '["old","theirs"]')
    dispatchStorageEvent(key)
    expect(changes).toHaveBeenCalledOnce()
    expect(stored.read()).toEqual(['old', 'mine', 'theirs'])
    storage.seed(key, '["theirs"]')
    dispatchStorageEvent(key)
    expect(stored.read()).toEqual(['mine', 'theirs'])
    stop()
  })

  test('is stored merged once there is room', () => {
    putStorage(new FullStorage())
    const stored = createMerged()
    const stop = stored.subscribe(() => {})
    stored.write(['mine'])
    const storage = putStorage(new WorkingStorage())
    storage.setItem(key, '["theirs"]')
    dispatchStorageEvent(key)
    expect(storage.getItem(key)).toBe('["mine","theirs"]')
    stop()
  })
})

describe('where storage is blocked', () => {
  test('nothing throws, and a value stays in memory', () => {
    const unblock = blockStorage()
    try {
      const stored = create()
      expect(stored.read()).toEqual([])
      expect(stored.write(['a'])).toBe(false)
      expect(stored.read()).toEqual(['a'])
    } finally {
      unblock()
    }
  })

  test('nothing throws where every read and write fails', () => {
    class BrokenStorage extends FullStorage {
      override getItem(): string | null {
        throw new Error('disk error')
      }
    }
    putStorage(new BrokenStorage())
    const stored = create()
    expect(stored.read()).toEqual([])
    expect(stored.write(['a'])).toBe(false)
  })
})

describe('another tab', () => {
  test('triggers the listener when it changes this key or clears all, and not for other keys', () => {
    const stored = create()
    const listener = vi.fn<() => void>()
    const stop = stored.subscribe(listener)
    dispatchStorageEvent('something else')
    expect(listener).not.toHaveBeenCalled()
    dispatchStorageEvent(key)
    dispatchStorageEvent(null)
    expect(listener).toHaveBeenCalledTimes(2)
    stop()
    dispatchStorageEvent(key)
    expect(listener).toHaveBeenCalledTimes(2)
  })

  test('overwrites a value that was in memory only', () => {
    putStorage(new FullStorage())
    const stored = create()
    stored.write(['mine'])
    const stop = stored.subscribe(() => undefined)
    putStorage(new WorkingStorage()).setItem(key, '["theirs"]')
    dispatchStorageEvent(key)
    expect(stored.read()).toEqual(['theirs'])
    stop()
  })
})
