import { expect, test } from 'vitest'
import { countriesOf, freeFrom, shippingCost } from '#cart/shipping.ts'
import type { ShippingRates } from '#shop.types.ts'

const rates: ShippingRates = {
  by: 'sum',
  zones: [
    {
      countries: ['IE'],
      steps: [
        { from: 0, cost: 4.5 },
        { from: 40, cost: 0 },
      ],
    },
    { countries: ['DE', 'IE'], steps: [{ from: 0, cost: 12 }] },
  ],
}

test.each([
  ['IE', 3999, 450],
  ['IE', 4000, 0],
  ['DE', 4000, 1200],
  ['FR', 4000, null],
])('to %s, goods for %d cost %s', (country, goods, cost) => {
  expect(shippingCost(rates, { goods, grams: null }, country)).toBe(cost)
})

test('a table by weight starts its steps at grams, and does not guess a weight', () => {
  const byWeight: ShippingRates = {
    by: 'weight',
    zones: [
      {
        countries: ['IE'],
        steps: [
          { from: 0, cost: 3 },
          { from: 500.5, cost: 9 },
        ],
      },
    ],
  }
  expect(shippingCost(byWeight, { goods: 1, grams: 500 }, 'IE')).toBe(300)
  expect(shippingCost(byWeight, { goods: 1, grams: 501 }, 'IE')).toBe(900)
  expect(shippingCost(byWeight, { goods: 1, grams: null }, 'IE')).toBeNull()
  expect(freeFrom(byWeight)).toBeNull()
})

test('countries are listed once, and free shipping is that of the first zone', () => {
  expect(countriesOf(rates)).toEqual(['IE', 'DE'])
  expect(freeFrom(rates)).toBe(4000)
})
