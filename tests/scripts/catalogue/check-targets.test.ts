import { expect, test } from 'vitest'
import { checkTargets } from '../../../scripts/catalogue/check-targets.ts'
import { createCleaner } from '../../../src/catalogue/import/clean-product.ts'
import type { Product } from '../../../src/catalogue/product.ts'
import { shop } from '../../../src/shop.config.ts'
import type { TargetIds } from '../../../src/shop-checkout.types.ts'
import { demoRules } from '../../catalogue/demo-rules.ts'

const clean = createCleaner(demoRules)

function productOf(record: object): Product {
  const cleaned = clean({ category: 'Home & Garden', price: 20, ...record })
  if (!cleaned.ok) throw new Error(cleaned.problem.message)
  return cleaned.product
}

const mug = productOf({ id: 3, name: 'Mug' })
const tee = productOf({
  id: 7,
  name: 'Tee',
  options: [
    { name: 'Color', values: ['Blue', 'Red'] },
    { name: 'Size', values: ['M', 'L'] },
  ],
  variants: [
    { values: ['Blue', 'M'], sku: 'TEE-BM' },
    { values: ['Blue', 'L'] },
    { values: ['Red', ''], stock: 'in' },
    { values: ['Red', 'L'], stock: 'out' },
  ],
})

const check = (variants: TargetIds, products: readonly Product[] = [mug, tee]) =>
  checkTargets(
    'shop.config.ts',
    { ...shop, checkout: { kind: 'shopify', url: 'https://shop.example', variants } },
    products,
  )

test('a variant has a target by its SKU, or by its product and values; what is sold out needs none', () => {
  expect(() => check({ 3: '1', 'TEE-BM': '2', '7.blue.l': '3', '7.red.m': '4' })).not.toThrow()
})

test('the id of a product is no target for its variants: the build names those without one', () => {
  expect(() => check({ 3: '1', 7: '2', 'TEE-BM': '3' })).toThrow(
    `shop.config.ts: checkout.variants has no entry for 2 articles that can be bought. Add each, with what it is there:
  '7.blue.l': '', // Tee, Blue, L
  '7.red.m': '', // Tee, Red, M`,
  )
})

test('of many missing articles all are named, so that the owner copies them once', () => {
  const mugs = Array.from({ length: 60 }, (_, index) => ({ ...mug, id: 10 + index }))
  for (const { id } of mugs) expect(() => check({ 3: '1' }, mugs)).toThrow(`\n  '${id}': '', // Mug`)
})

test('the SKU of a missing article is copied as a text of the file', () => {
  const cap = productOf({
    id: 8,
    name: 'Cap',
    options: [{ name: 'Size', values: ['S'] }],
    variants: [{ values: ['S'], sku: "8'S" }],
  })
  expect(() => check({ 3: '1' }, [cap])).toThrow(String.raw`'8\'S': '', // Cap, S`)
})

test('an entry by the SKU of a product without options is named, with the key to write instead', () => {
  const pot = productOf({ id: 12, name: 'Pot', sku: 'POT' })
  expect(() => check({ POT: '44' }, [pot])).toThrow("\n  '12': '44', // Pot, instead of 'POT'")
})

test('a SKU that is the id of another product is refused', () => {
  const cap = productOf({
    id: 8,
    name: 'Cap',
    options: [{ name: 'Size', values: ['S'] }],
    variants: [{ values: ['S'], sku: '3' }],
  })
  expect(() => check({ 3: '1' }, [mug, cap])).toThrow("cannot tell Mug from Cap, S: '3' names both")
})

test('a product with too many combinations to name is refused before they are listed', () => {
  const values = Array.from({ length: 30 }, (_, index) => `v${index}`)
  const odd = productOf({
    id: 9,
    name: 'Odd',
    options: ['A', 'B', 'C'].map((name) => ({ name, values })),
  })
  expect(() => check({}, [odd])).toThrow('product 9: options have 27000 combinations')
})

test('a checkout that takes the whole cart names no articles', () => {
  expect(() =>
    checkTargets('shop.config.ts', { ...shop, checkout: { kind: 'link', url: 'https://a.example' } }, [tee]),
  ).not.toThrow()
})
