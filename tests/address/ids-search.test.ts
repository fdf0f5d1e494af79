import { expect, test } from 'vitest'
import { idsSearch } from '#address/ids-search.ts'

test('ids stay as they came', () => {
  expect(idsSearch({ ids: '1,x,7' })).toEqual({ ids: '1,x,7' })
})

test.each([[''], [7], [['1']], [null], [undefined]])('%j names no products', (ids) => {
  expect(idsSearch({ ids }).ids).toBeUndefined()
})
