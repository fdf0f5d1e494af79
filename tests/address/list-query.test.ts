import { expect, test } from 'vitest'
import { listQueryOf } from '#address/list-query.ts'

test('an empty address is a query for all products', () => {
  expect(listQueryOf({})).toEqual({ category: 'All', search: '', size: 200 })
})

test('the query has the category, the text and the size of the address', () => {
  expect(listQueryOf({ category: 'Fashion', search: ' Lamp', size: 5000 })).toEqual({
    category: 'Fashion',
    search: ' Lamp',
    size: 5000,
    sort: 'match',
  })
})

test('an unknown category is a query for all categories, and keeps the text', () => {
  expect(listQueryOf({ category: 'Nope', search: 'lamp' })).toEqual({
    category: 'All',
    search: 'lamp',
    size: 200,
    sort: 'match',
  })
})

test('the best matches of a text are first, unless the address names an order', () => {
  expect(listQueryOf({ search: 'hat' })).toHaveProperty('sort', 'match')
  expect(listQueryOf({ search: 'hat', sort: 'rating' })).toHaveProperty('sort', 'rating')
  expect(listQueryOf({ search: 'hat', sort: 'featured' })).not.toHaveProperty('sort')
  expect(listQueryOf({})).not.toHaveProperty('sort')
})

test('ids restrict the query; an empty list matches none, and a missing list does not restrict', () => {
  expect(listQueryOf({}, [3, 1])).toEqual({ category: 'All', search: '', size: 200, only: [3, 1] })
  expect(listQueryOf({}, [])).toHaveProperty('only', [])
  expect(listQueryOf({}, undefined)).not.toHaveProperty('only')
})

test('a shared list restricts the query to its products, and saved=true to the saved products', () => {
  expect(listQueryOf({ ids: '7,x,1' })).toHaveProperty('only', [7, 1])
  expect(listQueryOf({ ids: 'x' })).toHaveProperty('only', [])
  expect(listQueryOf({ ids: '7,1' }, [1, 2])).toHaveProperty('only', [1])
})

test("the query has filters and order in the catalogue's form: in cents, and brand by brand", () => {
  const search = {
    min: 20,
    max: 49.99,
    brand: 'Fennwick_Hatterly Lane',
    rating: 4,
    sale: true,
    sort: 'saving',
  } as const
  expect(listQueryOf(search)).toEqual({
    category: 'All',
    search: '',
    size: 200,
    filters: { min: 2000, max: 4999, brands: ['Fennwick', 'Hatterly Lane'], rating: 4, sale: true },
    sort: 'saving',
  })
  expect(listQueryOf({ max: 1.15 })).toHaveProperty('filters', { max: 115 })
  expect(listQueryOf({ sort: 'saving' })).not.toHaveProperty('filters')
})
