import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maxQuantity } from '#cart/cart.ts'
import { readQuantity } from '#product/quantity-stepper.tsx'
import { anyText } from '../address/hostile-text.ts'

test.each([
  ['1', 1],
  ['12', 12],
  [' 5 ', 5],
  ['007', 7],
  ['999', 999],
  ['１２', 12],
  ['١٢', 12],
  ['1000', 999],
  ['9'.repeat(30), 999],
  ['9'.repeat(400), 999],
])('%j is read as %d', (text, quantity) => {
  expect(readQuantity(text, maxQuantity)).toBe(quantity)
})

test.each(['', ' ', '0', '000', '-1', '+1', '1.5', '1e2', '0x10', 'Infinity', 'NaN', '1 2', 'two'])(
  '%j is not yet a quantity',
  (text) => {
    expect(readQuantity(text, maxQuantity)).toBeNull()
  },
)

test("any text is read as nothing, or as a whole number within the cart's limits", () => {
  fc.assert(
    fc.property(fc.oneof(anyText, fc.double().map(String), fc.integer().map(String)), (text) => {
      const quantity = readQuantity(text, maxQuantity)
      expect(
        quantity === null || (Number.isInteger(quantity) && quantity >= 1 && quantity <= maxQuantity),
      ).toBe(true)
    }),
    { numRuns: 1000 },
  )
})

test("every number within the cart's limits is read as itself", () => {
  for (let quantity = 1; quantity <= maxQuantity; quantity++)
    expect(readQuantity(String(quantity), maxQuantity)).toBe(quantity)
})

test('a number above the limit is read as the limit', () => {
  expect(['2', '3', '4', '500'].map((text) => readQuantity(text, 3))).toEqual([2, 3, 3, 3])
})
