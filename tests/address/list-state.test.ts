import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readListOrigin } from '#address/list-state.ts'
import { longestValue } from '#address/search-params.ts'

test('a list and an index in it are read from the history state', () => {
  expect(readListOrigin({ list: '?category=Fashion', index: 3 })).toEqual({
    list: '?category=Fashion',
    index: 3,
  })
})

test('index 0 and the longest list are valid', () => {
  const list = 'x'.repeat(4 * longestValue)
  expect(readListOrigin({ list, index: 0 })).toEqual({ list, index: 0 })
  expect(readListOrigin({ list: `${list}x`, index: 0 })).toBeNull()
})

test('a list without an index is valid: the page finds the index', () => {
  expect(readListOrigin({ list: '?search=shirt' })).toEqual({ list: '?search=shirt', index: null })
  expect(readListOrigin({ list: '?search=shirt', index: null })).toBeNull()
})

test('any other history state is not a list position', () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (list, index) => {
      const read = readListOrigin({ list, index })
      expect(
        read === null || read.index === null || (Number.isSafeInteger(read.index) && read.index >= 0),
      ).toBe(true)
    }),
  )
  expect(readListOrigin({ list: '', index: -1 })).toBeNull()
  expect(readListOrigin({ list: '', index: 0.5 })).toBeNull()
  expect(readListOrigin({ list: 'x'.repeat(10_000), index: 0 })).toBeNull()
  expect(readListOrigin({})).toBeNull()
})
