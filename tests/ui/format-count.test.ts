import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatCount } from '#ui/format-count.ts'

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [1_000_000, '1,000,000'],
])('%d is formatted as %s', (count, words) => expect(formatCount(count)).toBe(words))

test('every count is formatted as by Intl.NumberFormat', () => {
  fc.assert(
    fc.property(fc.nat({ max: Number.MAX_SAFE_INTEGER }), (count) => {
      expect(formatCount(count)).toBe(count.toLocaleString('en-US'))
    }),
  )
})
