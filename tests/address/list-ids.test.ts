import fc from 'fast-check'
import { expect, test } from 'vitest'
import { productsSearch } from '#address/browse-search.ts'
import { mostListed, readListIds, writeListIds } from '#address/list-ids.ts'
import { parseSearch, stringifySearch } from '#address/search-params.ts'
import { readIds } from '#compare/compared-ids.ts'

const lists = fc.uniqueArray(fc.integer({ min: 1, max: 9_999_999 }), { maxLength: 200, size: 'max' })

test('an address brings the latest products of any list back, in their order', () => {
  fc.assert(
    fc.property(lists, (ids) => {
      const address = stringifySearch({ ids: writeListIds(ids) })
      expect(readListIds(productsSearch(parseSearch(address)).ids ?? '')).toEqual(ids.slice(-mostListed))
    }),
  )
})

test('of any text ids alone are read, each once', () => {
  expect(readListIds('7, 1,x,7,01,,1e3')).toEqual([7, 1])
  expect(readListIds('')).toEqual([])
  expect(readListIds(Array.from({ length: mostListed + 5 }, (_, at) => at + 1).join())).toHaveLength(
    mostListed,
  )
})

test('what the page says of a list is about the list that it shows', () => {
  const parts = fc.oneof(fc.integer({ min: -2, max: 99 }).map(String), fc.string({ maxLength: 4 }))
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 120 }), (some) => {
      const text = some.join(',')
      expect(readListIds(text)).toEqual(readIds(text, mostListed).ids)
    }),
  )
})
