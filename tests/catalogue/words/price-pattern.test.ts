import { expect, test } from 'vitest'
import { readMoneyPattern } from '#catalogue/money/money-pattern.ts'
import { pricePattern, readPatternPrice } from '#catalogue/words/price-pattern.ts'

test.each([
  ['en-US', 'USD', '49.90', 49.9],
  ['en-US', 'USD', '1,299.90', 1299.9],
  ['en-US', 'USD', '1,299', 1299],
  ['de-DE', 'EUR', '49,90', 49.9],
  ['de-DE', 'EUR', '49.90', 49.9],
  ['de-DE', 'EUR', '1.299,90', 1299.9],
  ['de-DE', 'EUR', '1.299', 1299],
  ['fr-FR', 'EUR', '1 299,5', 1299.5],
  ['de-CH', 'CHF', "1'299.50", 1299.5],
  ['ja-JP', 'JPY', '1,299', 1299],
  ['ar-KW', 'KWD', '1.250', 1.25],
  ['en-IN', 'INR', '1,49,999', 149_999],
  ['en-IN', 'INR', '12,34,567.50', 1_234_567.5],
])('in %s, %s, the words under %s mean %d', (locale, currency, written, amount) => {
  const money = readMoneyPattern(locale, currency)
  const pattern = new RegExp(`^under ${pricePattern(money)} please$`, 'u')
  const [, found = ''] = pattern.exec(`under ${written} please`) ?? []
  expect(found).toBe(written)
  expect(readPatternPrice(found, money)).toBe(amount)
})

test('a currency without minor units has no decimals', () => {
  const pattern = new RegExp(`^${pricePattern(readMoneyPattern('ja-JP', 'JPY'))}$`, 'u')
  expect(pattern.test('49')).toBe(true)
  expect(pattern.test('49.9')).toBe(false)
})
