// @vitest-environment happy-dom
import fc from 'fast-check'
import { createStore } from 'jotai'
import { afterEach, expect, test, vi } from 'vitest'
import { recentSearchesAtom, withSearch } from '#search/recent-searches.ts'
import { damaged } from '../device/damaged-json.ts'
import { putStorage, WorkingStorage } from '../device/faulty-storage.ts'
import { sample } from '../sample.ts'

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
  const damage = fc.array(fc.string(), { maxLength: 12 }).chain((list) => damaged(JSON.stringify(list)))
  fc.assert(
    fc.property(damage, (text) => {
      putStorage(new WorkingStorage()).setItem(key, text)
      const store = createStore()
      store.sub(recentSearchesAtom, () => {})
      const recent = store.get(recentSearchesAtom)
      expect(recent.length).toBeLessThanOrEqual(8)
      expect(recent.every((words) => typeof words === 'string' && /\S/.test(words))).toBe(true)
    }),
    { numRuns: sample(100, 100_000) },
  )
})
