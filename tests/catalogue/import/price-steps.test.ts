import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nicePriceSteps } from '#catalogue/import/price-steps.ts'

test.each([
  [[], []],
  [[500, 500, 500], []],
  [[100, 101], []],
  [[0, 0, 0, 1500, 2500], [2000]],
  [
    [450, 900, 1200, 2500, 4000, 8900],
    [1000, 2000, 5000],
  ],
])('prices of %j have steps at %j', (prices, steps) => {
  expect(nicePriceSteps(prices, 100)).toEqual(steps)
})

test('the steps of any prices ascend, between the lowest and the highest price', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(10_000_000), { minLength: 1 }), (prices) => {
      const steps = nicePriceSteps(prices, 100)
      expect(steps).toEqual([...new Set(steps)].toSorted((a, b) => a - b))
      for (const step of steps) {
        expect(step).toBeGreaterThan(Math.min(...prices))
        expect(step).toBeLessThanOrEqual(Math.max(...prices))
      }
    }),
  )
})
