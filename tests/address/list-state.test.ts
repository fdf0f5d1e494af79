import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readListOrigin } from '#address/list-state.ts'
import { longestValue } from '#address/search-params.ts'

test('a list and a place in it are read back', () => {
  expect(readListOrigin({ list: '?category=Fashion', index: 3 })).toEqual({
    list: '?category=Fashion',
    index: 3,
  })
})

test('the first place counts, and so does the longest list', () => {
  const list = 'x'.repeat(4 * longestValue)
  expect(readListOrigin({ list, index: 0 })).toEqual({ list, index: 0 })
  expect(readListOrigin({ list: `${list}x`, index: 0 })).toBeNull()
})

test('a list without a place is one whose place has to be looked for', () => {
  expect(readListOrigin({ list: '?search=shirt' })).toEqual({ list: '?search=shirt', index: null })
  expect(readListOrigin({ list: '?search=shirt', index: null })).toBeNull()
})

test('anything else that a history may hold is no place in a list', () => {
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
  expect(readListOrigin({ list: 'x'.repeat(3000), index: 0 })).toBeNull()
  expect(readListOrigin({})).toBeNull()
})
