import { expect, test } from 'vitest'
import { questionOf } from '#address/question.ts'

test('an empty address is a question for all products', () => {
  expect(questionOf({})).toEqual({ category: 'All', search: '', size: 200 })
})

test('the question has the category, the text and the size of the address', () => {
  expect(questionOf({ category: 'Fashion', search: ' Lamp', size: 5000 })).toEqual({
    category: 'Fashion',
    search: ' Lamp',
    size: 5000,
  })
})

test('an unknown category is a question for all categories, and keeps the text', () => {
  expect(questionOf({ category: 'Nope', search: 'lamp' })).toEqual({
    category: 'All',
    search: 'lamp',
    size: 200,
  })
})

test('ids restrict the question; an empty list matches none, and a missing list does not restrict', () => {
  expect(questionOf({}, [3, 1])).toEqual({ category: 'All', search: '', size: 200, only: [3, 1] })
  expect(questionOf({}, [])).toHaveProperty('only', [])
  expect(questionOf({}, undefined)).not.toHaveProperty('only')
})

test('a shared list restricts the question to its products, and saved=true to the saved products', () => {
  expect(questionOf({ ids: '7,x,1' })).toHaveProperty('only', [7, 1])
  expect(questionOf({ ids: 'x' })).toHaveProperty('only', [])
  expect(questionOf({ ids: '7,1' }, [1, 2])).toHaveProperty('only', [1])
})

test("the question has filters and order in the catalogue's form: in cents, and brand by brand", () => {
  const search = {
    min: 20,
    max: 49.99,
    brand: 'Fennwick_Hatterly Lane',
    rating: 4,
    sale: true,
    sort: 'saving',
  } as const
  expect(questionOf(search)).toEqual({
    category: 'All',
    search: '',
    size: 200,
    filters: { min: 2000, max: 4999, brands: ['Fennwick', 'Hatterly Lane'], rating: 4, sale: true },
    sort: 'saving',
  })
  expect(questionOf({ max: 1.15 })).toHaveProperty('filters', { max: 115 })
  expect(questionOf({ sort: 'saving' })).not.toHaveProperty('filters')
})
