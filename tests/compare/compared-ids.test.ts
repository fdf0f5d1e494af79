import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { idsSearch } from '#address/ids-search.ts'
import { mostCompared, readIds, writeIds } from '#compare/compared-ids.ts'

describe('ids of an address', () => {
  test('are four at most, each once, in their order; what is left out is told', () => {
    expect(readIds('7,1,7,x,12,01,3,4,5')).toEqual({
      ids: [7, 1, 12, 3],
      repeated: [7],
      excess: [4, 5],
      unreadable: ['x', '01'],
    })
  })

  test('of any text are ids of products, each once', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.array(fc.integer()).map(String)), (text) => {
        const { ids, excess } = readIds(idsSearch({ ids: text }).ids)
        expect(ids.length).toBeLessThanOrEqual(mostCompared)
        expect(new Set([...ids, ...excess]).size).toBe(ids.length + excess.length)
        expect(ids.every((id) => Number.isInteger(id) && id > 0)).toBe(true)
      }),
    )
  })

  test('are written as they are read', () => {
    const some = fc.uniqueArray(fc.integer({ min: 1, max: 9_999_999 }), { maxLength: 4 })
    fc.assert(
      fc.property(some, (ids) => {
        expect(readIds(writeIds(ids)).ids).toEqual(ids)
      }),
    )
  })
})

describe('the address of the comparison', () => {
  test('keeps what it cannot use, for the page to tell', () => {
    expect(idsSearch({ ids: '1,7,x' })).toEqual({ ids: '1,7,x' })
    expect(readIds(' 1 ,,7,')).toEqual({ ids: [1, 7], repeated: [], excess: [], unreadable: [] })
  })

  test.each([undefined, '', 12, [1, 2], null])('%j names nothing', (ids) => {
    expect(idsSearch({ ids })).toEqual({ ids: undefined })
  })
})
