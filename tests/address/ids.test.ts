import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { productsSearch } from '#address/browse-search.ts'
import { idsSearch, mostCompared, mostListed, writeIds } from '#address/ids.ts'
import { readIds } from '#address/read-ids.ts'
import { parseSearch, stringifySearch } from '#address/search-params.ts'

describe('ids of an address', () => {
  test('are limited in number, unique and in their order; the result names those left out', () => {
    expect(readIds('7,1,7,x,12,01,3,4,5', mostCompared)).toEqual({
      ids: [7, 1, 12, 3],
      repeated: [7],
      excess: [4, 5],
      unreadable: ['x', '01'],
    })
    expect(readIds(' 1 ,,7,', mostCompared)).toEqual({
      ids: [1, 7],
      repeated: [],
      excess: [],
      unreadable: [],
    })
    expect(readIds(undefined, mostListed).ids).toEqual([])
  })

  test('read from any text are unique product ids', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.array(fc.integer()).map(String)), (text) => {
        const { ids, excess } = readIds(idsSearch({ ids: text }).ids, mostCompared)
        expect(ids.length).toBeLessThanOrEqual(mostCompared)
        expect(new Set([...ids, ...excess]).size).toBe(ids.length + excess.length)
        expect(ids.every((id) => Number.isInteger(id) && id > 0)).toBe(true)
      }),
    )
  })

  test('survive a round trip through the address bar', () => {
    const lists = fc.uniqueArray(fc.integer({ min: 1, max: 9_999_999 }), {
      maxLength: mostListed,
      size: 'max',
    })
    fc.assert(
      fc.property(lists, (ids) => {
        const address = stringifySearch({ ids: writeIds(ids) })
        expect(readIds(productsSearch(parseSearch(address)).ids, mostListed).ids).toEqual(ids)
      }),
    )
  })

  test('stay in the address unchanged, so that the page can name the invalid ones', () => {
    expect(idsSearch({ ids: '1,7,x' })).toEqual({ ids: '1,7,x' })
  })

  test.each([undefined, '', 12, [1, 2], null])('%j contains no ids', (ids) => {
    expect(idsSearch({ ids })).toEqual({ ids: undefined })
  })
})
