import { expect, test } from 'vitest'
import { savedAllText, withSaved } from '#saved/save-all.ts'
import { mostSaved } from '#saved/saved.ts'

test('saving a whole list keeps earlier saved products, and adds no repeats', () => {
  expect(withSaved([5, 1], [1, 2, 5, 3])).toEqual([5, 1, 2, 3])
})

test('products beyond the limit are left out, and earlier saved products stay', () => {
  const almost = Array.from({ length: mostSaved - 1 }, (_, index) => index + 1)
  expect(withSaved(almost, [9001, 9002])).toEqual([...almost, 9001])
})

test.each([
  ['one product', [1, 1, true], '1 product saved'],
  ['several', [3, 3, true], '3 products saved'],
  ['one of two, where the list is full', [1, 2, true], '1 product saved, more than 500 are not kept'],
  [
    'two where the browser stores nothing',
    [2, 2, false],
    '2 products saved. This browser keeps nothing after you close the page.',
  ],
] as const)('the message after saving %s', (_, [saved, of, isStored], expected) => {
  expect(savedAllText(saved, of, isStored)).toBe(expected)
})
