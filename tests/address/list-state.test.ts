import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readListPlace } from '#address/list-state.ts'
import { longestValue } from '#address/search-params.ts'

test('a list and a place in it are read back', () => {
  expect(readListPlace({ list: '?category=Fashion', place: 3 })).toEqual({
    list: '?category=Fashion',
    place: 3,
  })
})

test('the first place counts, and so does the longest list', () => {
  const list = 'x'.repeat(4 * longestValue)
  expect(readListPlace({ list, place: 0 })).toEqual({ list, place: 0 })
  expect(readListPlace({ list: `${list}x`, place: 0 })).toBeNull()
})

test('a list without a place is one whose place has to be looked for', () => {
  expect(readListPlace({ list: '?search=shirt' })).toEqual({ list: '?search=shirt', place: null })
  expect(readListPlace({ list: '?search=shirt', place: null })).toBeNull()
})

test('anything else that a history may hold is no place in a list', () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (list, place) => {
      const read = readListPlace({ list, place })
      expect(
        read === null || read.place === null || (Number.isSafeInteger(read.place) && read.place >= 0),
      ).toBe(true)
    }),
  )
  expect(readListPlace({ list: '', place: -1 })).toBeNull()
  expect(readListPlace({ list: '', place: 0.5 })).toBeNull()
  expect(readListPlace({ list: 'x'.repeat(3000), place: 0 })).toBeNull()
  expect(readListPlace({})).toBeNull()
})
