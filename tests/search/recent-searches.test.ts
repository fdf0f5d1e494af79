// @vitest-environment happy-dom
import fc from 'fast-check'
import { createStore } from 'jotai'
import { afterEach, expect, test, vi } from 'vitest'
import { recentSearchesAtom, withSearch } from '#search/recent-searches.ts'
import { damaged } from '../device/damaged-json.ts'
import { putStorage, WorkingStorage } from '../device/faulty-storage.ts'
import { sample } from '../sample.ts'

const key = 'shop/searches/1'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('the latest search is first, each is listed once in any case, and blanks never', () => {
  expect(withSearch(['mug', 'Lamp'], ' lamp ')).toEqual(['lamp', 'mug'])
  expect(withSearch(['mug'], '   ')).toEqual(['mug'])
})

test('at most eight searches are kept', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (typed) => {
      const searches = typed.reduce<readonly string[]>(withSearch, [])
      expect(searches.length).toBeLessThanOrEqual(8)
      expect(new Set(searches).size).toBe(searches.length)
    }),
  )
})

test('only searches are read from stored text of any kind', () => {
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
