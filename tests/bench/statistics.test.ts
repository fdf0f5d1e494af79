import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { median, quantile, ratios, spread, summarize } from '../../bench/statistics.ts'

const measurements = fc.array(fc.integer({ min: -1e6, max: 1e6 }), { minLength: 1, maxLength: 40 })

describe('quantile', () => {
  it.each([
    ['the median of an odd number', [3, 1, 2], 0.5, 2],
    ['the median of an even number, between the two', [4, 1, 2, 3], 0.5, 2.5],
    ['a share between two, in proportion', [10, 20], 0.25, 12.5],
    ['the 95th of a hundred and one', Array.from({ length: 101 }, (_, index) => index), 0.95, 95],
    ['the only measurement', [7], 0.95, 7],
    ['infinite values as they are', [1, Infinity, Infinity], 0.75, Infinity],
    ['numbers, not their texts', [9, 10, 100], 0.5, 10],
  ])('finds %s', (_what, values, q, expected) => {
    expect(quantile(values, q)).toBe(expected)
  })

  it('is within the measurements and grows with the share', () => {
    fc.assert(
      fc.property(measurements, fc.double({ min: 0, max: 1, noNaN: true }), (values, q) => {
        const value = quantile(values, q)
        expect(value).toBeGreaterThanOrEqual(Math.min(...values))
        expect(value).toBeLessThanOrEqual(Math.max(...values))
        expect(quantile(values, q / 2)).toBeLessThanOrEqual(value)
      }),
    )
  })

  it('does not reorder the measurements', () => {
    const values = [3, 1, 2]
    quantile(values, 0.5)
    expect(values).toEqual([3, 1, 2])
  })

  it('throws for no measurements, NaN and invalid shares', () => {
    expect(() => median([])).toThrow('Nothing was measured')
    expect(() => median([1, Number.NaN])).toThrow('no number')
    expect(() => quantile([1], 1.1)).toThrow('from 0 to 1')
    expect(() => quantile([1], Number.NaN)).toThrow('from 0 to 1')
  })
})

it('the spread is the distance of the quartiles and ignores outliers', () => {
  expect(spread([1, 2, 3, 4, 5])).toBe(2)
  expect(spread([1, 2, 3, 4, 500])).toBe(2)
})

it('a summary has median and quartiles', () => {
  expect(summarize([5, 1, 4, 2, 3])).toEqual({
    count: 5,
    median: 3,
    p95: 4.8,
    least: 1,
    most: 5,
    spread: 2,
  })
})

it('ratios are computed pair by pair', () => {
  expect(ratios([2, 9], [1, 3])).toEqual([2, 3])
  expect(() => ratios([1], [1, 2])).toThrow('do not pair')
})
