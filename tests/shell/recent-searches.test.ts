// @vitest-environment happy-dom
import fc from 'fast-check'
import { createStore } from 'jotai'
import { afterEach, expect, test, vi } from 'vitest'
import { recentSearchesAtom, withSearch } from '#shell/recent-searches.ts'
import { damaged } from '../device/damaged-json.ts'
import { putStorage, WorkingStorage } from '../device/faulty-storage.ts'

const key = 'brooklyn-parcel/searches/1'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('the latest search stands first, each once whatever its letters, blanks never', () => {
  expect(withSearch(['mug', 'Lamp'], ' lamp ')).toEqual(['lamp', 'mug'])
  expect(withSearch(['mug'], '   ')).toEqual(['mug'])
})

test('no more than eight are kept', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (typed) => {
      const kept = typed.reduce<readonly string[]>(withSearch, [])
      expect(kept.length).toBeLessThanOrEqual(8)
      expect(new Set(kept).size).toBe(kept.length)
    }),
  )
})

test('whatever the browser kept, only searches come back', () => {
  fc.assert(
    fc.property(damaged, (text) => {
      const storage = new WorkingStorage()
      putStorage(storage)
      storage.setItem(key, text)
      const store = createStore()
      const stop = store.sub(recentSearchesAtom, () => {})
      const recent = store.get(recentSearchesAtom)
      stop()
      expect(recent.length).toBeLessThanOrEqual(8)
      for (const words of recent) expect(words).toMatch(/\S/)
    }),
  )
})
