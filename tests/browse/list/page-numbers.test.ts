import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageNumbers } from '#browse/list/page-numbers.ts'

test.each([
  [1, 1, '1'],
  [1, 7, '1 2 3 … 7'],
  [4, 7, '1 2 3 4 5 6 7'],
  [5, 9, '1 2 3 4 5 6 7 8 9'],
  [7, 7, '1 … 5 6 7'],
  [50, 3334, '1 … 48 49 50 51 52 … 3334'],
  [9, 7, '1 … 6 7'],
])('page %i of %i has the links %s', (page, last, words) => {
  const written = pageNumbers(page, last).map((number) => number ?? '…')
  expect(written.join(' ')).toBe(words)
})

test('the page links contain the ends and the neighbours, and never skip a single page', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 0, max: 40 }), (page, more) => {
      const last = page + more
      const numbers = pageNumbers(page, last)
      const needed = [1, page - 1, page, page + 1, last].filter((one) => one >= 1 && one <= last)
      expect(numbers).toEqual(expect.arrayContaining(needed))
      expect(numbers.length).toBeLessThanOrEqual(9)
      for (const [at, number] of numbers.entries()) {
        const before = numbers[at - 1]
        if (number === null || before === undefined) continue
        const beforeGap = numbers[at - 2] ?? 0
        expect(before === null ? number - beforeGap > 2 : number === before + 1).toBe(true)
      }
    }),
  )
})
