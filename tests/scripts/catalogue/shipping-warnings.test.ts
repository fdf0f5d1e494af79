import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { shippingWarnings } from '../../../scripts/catalogue/shipping-warnings.ts'
import { readCatalogue } from '../../../scripts/catalogue/read-catalogue.ts'
import { paths } from '../../../scripts/paths.ts'
import { shop } from '../../../src/shop.config.ts'
import type { ShippingRates, ShopConfig } from '../../../src/shop.types.ts'

const { products } = await readCatalogue(resolve(paths.root, 'src/catalogues/tea'))
// No record of the tea shop has a weight.
const [light, heavy] = products.filter(({ isSoldOut }) => !isSoldOut)
if (!light || !heavy) throw new Error('Nothing can be bought.')
const all = [light, { ...heavy, weight: 320 }]

const shipped = (by: ShippingRates['by']): ShopConfig => ({
  ...shop,
  shipping: { by, zones: [{ countries: ['IE'], steps: [{ from: 0, cost: 4.5 }] }] },
})

test('a shop that ships by weight hears of each product without one', () => {
  const warnings = shippingWarnings(shipped('weight'), all)
  expect(warnings).toHaveLength(1)
  expect(warnings[0]).toContain(`Product ${light.id} has no weight`)
})

test('other shops need no weights, nor does what is sold out', () => {
  expect(shippingWarnings(shipped('sum'), all)).toEqual([])
  expect(shippingWarnings(shop, all)).toEqual([])
  const soldOut = all.map((product) => ({ ...product, isSoldOut: true as const }))
  expect(shippingWarnings(shipped('weight'), soldOut)).toEqual([])
})

test('a cart that cannot say what is missing to free shipping is a warning', () => {
  const warningsOf = (by: ShippingRates['by'], ...costs: readonly number[]) => {
    const steps = costs.map((cost, at) => ({ from: at * 50, cost }))
    const shipping = { by, zones: [{ countries: ['IE'], steps }], showsFreeShipping: true }
    const weighed = all.map((product) => ({ ...product, weight: 320 }))
    return shippingWarnings({ ...shop, shipping }, weighed)
  }
  expect(warningsOf('sum', 4.5, 0)).toEqual([])
  const sentence: unknown = expect.stringContaining('`showsFreeShipping` of `shipping` shows nothing')
  expect(warningsOf('weight', 4.5, 0)).toEqual([sentence])
  expect(warningsOf('sum', 4.5)).toEqual([sentence])
})
