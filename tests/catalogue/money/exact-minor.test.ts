import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exactMinor, mostMinor } from '#catalogue/money/exact-minor.ts'

test('converts every price with the decimals of its currency exactly', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: mostMinor }), fc.constantFrom(0, 2, 3), (amount, digits) => {
      const units = 10 ** digits
      const decimals = digits === 0 ? '' : `.${String(amount % units).padStart(digits, '0')}`
      expect(exactMinor(Number(`${Math.floor(amount / units)}${decimals}`), digits)).toBe(amount)
    }),
  )
})

test.each([
  19.995,
  0.001,
  -0.01,
  -5,
  mostMinor / 100 + 0.01,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
])('rejects %s with two decimals', (price) => {
  expect(exactMinor(price, 2)).toBeNull()
})

test('rejects decimals in a currency without minor units', () => {
  expect(exactMinor(500.5, 0)).toBeNull()
  expect(exactMinor(500, 0)).toBe(500)
})

test('returns no negative zero', () => {
  expect(exactMinor(-0, 2)).toBe(0)
})
