import { expect, test } from 'vitest'
import { isAmount, readAmount, writeAmount } from '#catalogue/money/amount-text.ts'
import type { Amount } from '#catalogue/product.ts'

test.each<Amount>([
  { value: 250, unit: 'g' },
  { value: 0.75, unit: 'l' },
  { value: 1e-7, unit: 'kg' },
])('%o comes back from its text', (amount) => {
  expect(readAmount(writeAmount(amount))).toEqual(amount)
  expect(isAmount(amount)).toBe(true)
})

test.each(['', '250', 'g', '0 g', '-1 g', 'Infinity g', 'many g', '250 stone'])(
  'the text %j is no amount',
  (text) => expect(readAmount(text)).toBeUndefined(),
)

test.each([
  null,
  [],
  '250 g',
  {},
  { value: '250', unit: 'g' },
  { value: 0, unit: 'g' },
  { value: 1, unit: 'stone' },
])('the stored value %j is no amount', (value) => expect(isAmount(value)).toBe(false))
