import { expect, test, vi } from 'vitest'
import { unitPrice } from '#catalogue/money/unit-price.ts'
import type { Amount } from '#catalogue/product.ts'

test.each<[number, Amount, number, object]>([
  [975, { value: 250, unit: 'g' }, 3900, { unit: 'kg' }],
  [500, { value: 251, unit: 'g' }, 1992, { unit: 'kg' }],
  // As the United States write it.
  [199, { value: 750, unit: 'ml' }, 265, { unit: 'L' }],
  [900, { value: 1.5, unit: 'kg' }, 600, { unit: 'kg' }],
  [1000, { value: 3, unit: 'm' }, 333, { unit: 'm' }],
])('%d for %o is %d for %j', (price, amount, unit, per) => {
  expect(unitPrice(price, amount)).toEqual({ price: unit, per })
})

test.each<[number, Amount, number, object]>([
  [975, { value: 250, unit: 'g' }, 390, { amount: '100 g' }],
  [650, { value: 50, unit: 'ml' }, 1300, { amount: '100 mL' }],
  [500, { value: 251, unit: 'g' }, 1992, { unit: 'kg' }],
  [250, { value: 0.25, unit: 'kg' }, 1000, { unit: 'kg' }],
])('in a shop with prices of 100 g, %d for %o is %d for %j', (price, amount, unit, per) => {
  expect(unitPrice(price, amount, '100 g')).toEqual({ price: unit, per })
})

test.each([
  ['en-IE', '100 g', 'l'],
  ['de-DE', '100 g', 'l'],
  ['ar-EG', '١٠٠ غرام', 'لتر'],
])('in %s, prices are those of %s and %s', async (locale, hundred, litre) => {
  vi.resetModules()
  vi.doMock('virtual:language', async (original) => ({ ...(await original<object>()), locale }))
  const local = await import('#catalogue/money/unit-price.ts')
  vi.doUnmock('virtual:language')
  expect(local.unitPrice(975, { value: 250, unit: 'g' }, '100 g').per).toEqual({ amount: hundred })
  expect(local.unitPrice(199, { value: 750, unit: 'ml' }).per).toEqual({ unit: litre })
})
