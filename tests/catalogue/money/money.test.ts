import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countedOriginal, saving } from '#catalogue/money/discount.ts'
import { formatCardPrice, formatMoney } from '#catalogue/money/money.ts'

const anyCents = fc.integer({ min: 0, max: 100_000_000 })

describe('formatMoney', () => {
  test.each([
    [0, '$0.00'],
    [5, '$0.05'],
    [4990, '$49.90'],
    [12_000, '$120.00'],
    [129_999, '$1,299.99'],
    [100_000_000, '$1,000,000.00'],
    [123_456_789_012, '$1,234,567,890.12'],
  ])('formats %i cents as %s', (cents, text) => {
    expect(formatMoney(cents)).toBe(text)
  })

  test('agrees with Intl.NumberFormat', () => {
    const platform = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
    fc.assert(
      fc.property(anyCents, (cents) => {
        expect(formatMoney(cents)).toBe(platform.format(cents / 100))
      }),
    )
  })
})

describe('formatCardPrice', () => {
  test.each([
    [4990, '$49.9'],
    [1999, '$19.99'],
    [12_000, '$120'],
    [129_999, '$1299.99'],
    [5, '$0.05'],
  ])('formats %i cents as %s', (cents, text) => {
    expect(formatCardPrice(cents)).toBe(text)
  })

  test('formats the number of dollars as it was stored', () => {
    fc.assert(
      fc.property(anyCents, (cents) => {
        expect(Math.round(Number(formatCardPrice(cents).slice(1)) * 100)).toBe(cents)
      }),
    )
  })
})

describe('a discount', () => {
  test('exists only where the original price is above the price', () => {
    expect(countedOriginal(5000, 5001)).toBe(5001)
    expect(countedOriginal(5000, 5000)).toBeNull()
    expect(countedOriginal(5000, 4999)).toBeNull()
    expect(countedOriginal(5000, null)).toBeNull()
  })

  test('is the difference, or null', () => {
    expect(saving({ price: 4990, originalPrice: 5995 })).toBe(1005)
    expect(saving({ price: 4990, originalPrice: null })).toBeNull()
  })
})
