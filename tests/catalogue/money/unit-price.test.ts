import { expect, test, vi } from 'vitest'
import { unitPrice } from '#catalogue/money/unit-price.ts'
import type { Amount } from '#catalogue/product.ts'

test.each<[number, Amount, number, string]>([
  [975, { value: 250, unit: 'g' }, 3900, '1 kg'],
  [500, { value: 251, unit: 'g' }, 1992, '1 kg'],
  // As the United States write it.
  [199, { value: 750, unit: 'ml' }, 265, '1 L'],
  [900, { value: 1.5, unit: 'kg' }, 600, '1 kg'],
  [1000, { value: 3, unit: 'm' }, 333, '1 m'],
])('%d for %o is %d for %s', (price, amount, unit, per) => {
  expect(unitPrice(price, amount)).toEqual({ price: unit, per })
})

test.each<[number, Amount, number, string]>([
  [975, { value: 250, unit: 'g' }, 390, '100 g'],
  [650, { value: 50, unit: 'ml' }, 1300, '100 mL'],
  [500, { value: 251, unit: 'g' }, 1992, '1 kg'],
  [250, { value: 0.25, unit: 'kg' }, 1000, '1 kg'],
])('in a shop with prices of 100 g, %d for %o is %d for %s', (price, amount, unit, per) => {
  expect(unitPrice(price, amount, '100 g')).toEqual({ price: unit, per })
})

test.each([
  ['en-IE', '100 g', '1 l'],
  ['de-DE', '100 g', '1 l'],
  ['ar-EG', '١٠٠ غرام', 'لتر'],
])('in %s, prices are those of %s and %s', async (locale, hundred, litre) => {
  vi.resetModules()
  vi.doMock('virtual:language', async (original) => ({ ...(await original<object>()), locale }))
  const local = await import('#catalogue/money/unit-price.ts')
  vi.doUnmock('virtual:language')
  expect(local.unitPrice(975, { value: 250, unit: 'g' }, '100 g').per).toBe(hundred)
  expect(local.unitPrice(199, { value: 750, unit: 'ml' }).per).toBe(litre)
})
