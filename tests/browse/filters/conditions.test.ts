import { describe, expect, test } from 'vitest'
import { chipText } from '#browse/filters/chip-text.ts'
import {
  allConditions,
  filterConditions,
  noFilters,
  toggleBrand,
  wordsOfSearch,
} from '#browse/filters/conditions.ts'
import { filterNumber, priceRangeText } from '#browse/filters/filter-texts.ts'

describe('a price', () => {
  test.each([
    [undefined, 49.99, 'under $50'],
    [undefined, 50, 'up to $50'],
    [undefined, 1299.99, 'under $1,300'],
    [undefined, 49.5, 'up to $49.50'],
    [20, undefined, 'from $20'],
    [20.01, undefined, 'from $20.01'],
    [20, 50, '$20 to $50'],
    [25, 49.99, '$25 to under $50'],
  ])('from %j to %j is worded as %s', (min, max, words) => {
    expect(priceRangeText(min, max)).toBe(words)
  })
})

describe('conditions', () => {
  const search = {
    category: 'Fashion',
    search: 'shirt',
    max: 49.99,
    brand: 'Fennwick_Nobody',
    rating: 4,
    sale: true,
    saved: true,
    ids: '1,7',
    sort: 'saving',
  } as const

  test('have a chip each, one for every brand', () => {
    expect(filterConditions(search).map(({ words }) => words)).toEqual([
      'under $50',
      'Fennwick',
      'Nobody',
      'rated 4 and up',
      'on sale',
      'saved',
      'this list',
    ])
    expect(filterConditions({ category: 'Fashion', search: 'shirt', sort: 'saving' })).toEqual([])
  })

  test('begin with a capital on their chips, except for names of the owner', () => {
    expect(filterConditions({ max: 49.99, brand: 'iFixit_adidas', saved: true }).map(chipText)).toEqual([
      'Under $50',
      'iFixit',
      'adidas',
      'Saved',
    ])
  })

  test('are all removed at once, but for the order', () => {
    const cleared = { ...search, ...noFilters }
    expect(filterConditions(cleared)).toEqual([])
    expect(cleared.sort).toBe('saving')
  })

  test('are counted on the button of the filters', () => {
    expect(filterNumber(filterConditions(search).length)).toBe(' (7)')
    expect(filterNumber(0)).toBe('')
  })

  test('are removed one at a time', () => {
    const left = filterConditions(search).map(({ without }) => ({ ...search, ...without(search) }))
    expect(left.map((one) => filterConditions(one).length)).toEqual([6, 6, 6, 6, 6, 6, 6])
    expect(left[1]?.brand).toBe('Nobody')
  })

  test('can all be dropped, the brands together', () => {
    expect(allConditions(search).map(({ words }) => words)).toEqual([
      '“shirt”',
      'Fashion',
      'Fennwick or Nobody',
      'under $50',
      'rated 4 and up',
      'on sale',
      'saved',
      'this list',
    ])
    expect(allConditions({ category: 'Nope' })).toEqual([])
  })

  test('are worded as a shopper would say them', () => {
    expect(wordsOfSearch({ category: 'Fashion', max: 49.99, sale: true })).toBe('Fashion, under $50, on sale')
    expect(wordsOfSearch({ search: 'lamp', sort: 'price-up' })).toBe('“lamp”, sorted by price, low to high')
  })
})

test('include a brand after its first press, and exclude it after the next', () => {
  expect(toggleBrand(undefined, 'B')).toBe('B')
  expect(toggleBrand('B', 'A')).toBe('A_B')
  expect(toggleBrand('A_B', 'A')).toBe('B')
  expect(toggleBrand('B', 'B')).toBeUndefined()
})
