// @vitest-environment happy-dom
import fc from 'fast-check'
import { createStore } from 'jotai'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { readSavedIds, savedIdsAtom, toggleSaved } from '#saved/saved.ts'
import { damaged } from '../device/damaged-json.ts'
import { putStorage, WorkingStorage } from '../device/faulty-storage.ts'
import { sample } from '../sample.ts'

const key = 'shop/saved/1'
const ids = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER })
const lists = fc.uniqueArray(fc.oneof(ids, fc.integer({ min: 1, max: 40 })), { maxLength: 30 })

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('saving', () => {
  test('adds a product at the end, and removes it again', () => {
    expect(toggleSaved([1, 2], 3)).toEqual([1, 2, 3])
    expect(toggleSaved([1, 2, 3], 2)).toEqual([1, 3])
  })

  test('twice changes only the order', () => {
    fc.assert(
      fc.property(lists, fc.oneof(ids, fc.integer({ min: 1, max: 40 })), (list, id) => {
        const twice = toggleSaved(toggleSaved(list, id), id)
        expect(new Set(twice)).toEqual(new Set(list))
        expect(twice).toHaveLength(list.length)
      }),
    )
  })

  test('a full list keeps its products, and takes one more after another is removed', () => {
    const full = Array.from({ length: 500 }, (_, index) => index + 1)
    expect(toggleSaved(full, 9999)).toEqual(full)
    expect(toggleSaved(toggleSaved(full, 7), 9999)).toEqual([...full.filter((id) => id !== 7), 9999])
  })

  test('is stored on this device, where readSavedIds finds it', () => {
    const storage = putStorage(new WorkingStorage())
    const store = createStore()
    expect(store.set(savedIdsAtom, (before) => toggleSaved(before, 42))).toBe(true)
    expect(readSavedIds()).toEqual([42])
    expect(storage.getItem(key)).toBe('[42]')
  })
})

describe('the stored list', () => {
  const read = (text: string) => {
    putStorage(new WorkingStorage()).setItem(key, text)
    return readSavedIds()
  }

  test('keeps its valid ids where others are invalid', () => {
    expect(read('[1,"2",null,-3,0,1.5,1e16,{"id":4},[5],7,1]')).toEqual([1, 7])
  })

  test.each(['', 'x', '{}', 'null', '"1"', '{"0":1}'])('is empty where the stored text is %j', (text) => {
    expect(read(text)).toEqual([])
  })

  test('has 500 ids at most', () => {
    expect(read(JSON.stringify(Array.from({ length: 2000 }, (_, index) => index + 1)))).toHaveLength(500)
  })

  test('has unique product ids after any damage', () => {
    const damage = lists.chain((list) => damaged(JSON.stringify(list)))
    fc.assert(
      fc.property(damage, (text) => {
        const found = read(text)
        expect(new Set(found).size).toBe(found.length)
        expect(found.every((id) => Number.isSafeInteger(id) && id >= 1)).toBe(true)
      }),
      { numRuns: sample(1000, 100_000) },
    )
  })
})
