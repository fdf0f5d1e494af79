import { describe, expect, test } from 'vitest'
import { readPrice, applyPrice } from '#browse/filters/price-text.ts'

describe('a typed price', () => {
  test.each([
    ['50', 50],
    ['49.99', 49.99],
    [' $ 100 ', 100],
    ['50,5', 50.5],
    ['50,50', 50.5],
    ['1,300', 1300],
    ['1,234,567.5', 1_234_567.5],
    ['1’000', 1000],
    ["1'000.50", 1000.5],
    ['1.000,50', 1000.5],
    ['50.–', 50],
    ['50.-', 50],
    ['５０', 50],
    ['٥٠', 50],
    ['50.', 50],
    ['5,', 5],
    ['.99', 0.99],
    [',99', 0.99],
    ['50 USD', 50],
    ['usd 50', 50],
    ['＄５０．５', 50.5],
    ['', undefined],
    ['0', undefined],
    ['0.00', undefined],
  ])('%j is read as %j', (text, price) => {
    expect(readPrice(text)).toEqual({ price })
  })

  test.each([
    'cheap',
    '-5',
    '50-60',
    '1e3',
    '50,5,5',
    '5000,5000',
    '1234567890',
    '49.999',
    '50 EUR',
    '1’00',
    '.',
    '–',
    '50²',
    '5.0.0,5',
  ])('%j is not a price', (text) => {
    expect(readPrice(text)).toBeNull()
  })
})

describe('leaving a price field', () => {
  const before = { min: undefined, max: 263 }

  test('sets its price', () => {
    expect(applyPrice('min', { min: '50,5', max: '263' }, before)).toEqual({
      prices: { min: 50.5, max: 263 },
      error: null,
    })
    expect(applyPrice('max', { min: '', max: '' }, before)).toEqual({
      prices: { min: undefined, max: undefined },
      error: null,
    })
  })

  test('changes nothing where its text is not a price', () => {
    expect(applyPrice('max', { min: '', max: 'cheap' }, before)).toEqual({
      prices: before,
      error: { side: 'max', words: 'A price like 50 or 49.99, please.' },
    })
  })

  test('never swaps two prices in the wrong order', () => {
    expect(applyPrice('min', { min: '500', max: '263' }, before)).toEqual({
      prices: before,
      error: { side: 'min', words: '“From” cannot be above “To”, $263.' },
    })
    expect(applyPrice('max', { min: '500', max: '263' }, { min: 500, max: undefined })).toEqual({
      prices: { min: 500, max: undefined },
      error: { side: 'max', words: '“To” cannot be below “From”, $500.' },
    })
  })

  test('also sets the other price once both are in order', () => {
    expect(applyPrice('max', { min: '500', max: '600' }, before)).toEqual({
      prices: { min: 500, max: 600 },
      error: null,
    })
    expect(applyPrice('max', { min: '500', max: '500' }, before).prices).toEqual({ min: 500, max: 500 })
  })

  test('is not compared with the price behind an invalid text, whose error stays', () => {
    const prices = { min: 500, max: undefined }
    expect(applyPrice('max', { min: '20.999', max: '30' }, prices)).toEqual({
      prices,
      error: { side: 'min', words: 'A price like 50 or 49.99, please.' },
    })
  })

  test('sets its price while the other text is invalid, and keeps the other error', () => {
    expect(applyPrice('max', { min: 'cheap', max: '100' }, before)).toEqual({
      prices: { min: undefined, max: 100 },
      error: { side: 'min', words: 'A price like 50 or 49.99, please.' },
    })
  })
})
