import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createCleaner } from '#catalogue/import/clean-product.ts'
import type { Product, Variant } from '#catalogue/product.ts'
import { availabilityOf, completeChoice, offerOf, variantOf } from '#catalogue/variants/variant-of.ts'
import { allChoices } from './all-choices.ts'
import { demoRules } from '../demo-rules.ts'
import { anyProductWithOptions } from './any-product.ts'

/** The naive model: a table of all combinations, filled from the least specific variant to the most specific one. */
function tableOf(product: Product): ReadonlyMap<string, Variant> {
  const table = new Map<string, Variant>()
  const open = ({ values }: Variant) => values.filter((value) => value === '').length
  for (const variant of product.variants.toReversed().toSorted((a, b) => open(b) - open(a)))
    for (const choice of allChoices(product))
      if (choice.every((value, at) => ['', value].includes(variant.values[at] ?? '')))
        table.set(JSON.stringify(choice), variant)
  return table
}

const offered = (product: Product) =>
  allChoices(product).filter((choice) => availabilityOf(product, choice) === 'available')

test('every combination has the variant, price and stock of the naive model', () => {
  fc.assert(
    fc.property(anyProductWithOptions, (product) => {
      const table = tableOf(product)
      for (const choice of allChoices(product)) {
        const expected = table.get(JSON.stringify(choice))
        expect(variantOf(product, choice)).toBe(expected)
        const isSold = expected !== undefined && expected.stock !== 'out'
        const offer = offerOf(product, choice)
        expect(offer.availability).toBe(isSold ? 'available' : expected ? 'sold-out' : 'missing')
        expect(offer.price).toBe((expected ?? product).price)
        expect(offer.stock === 'out').toBe(!isSold)
      }
    }),
  )
})

test('a product is sold out where no variant can be bought, and its price is that of the cheapest one', () => {
  fc.assert(
    fc.property(anyProductWithOptions, (product) => {
      const sold = product.variants.filter(({ stock }) => stock !== 'out')
      expect(product.isSoldOut ?? false).toBe(sold.length === 0)
      const prices = (sold.length > 0 ? sold : product.variants).map(({ price }) => price)
      expect(product.price).toBe(Math.min(...prices))
      expect(product.choice?.hasPrices ?? false).toBe(new Set(prices).size > 1)
    }),
  )
})

describe('an open choice', () => {
  test('is completed with what is given, and with something to buy if there is any', () => {
    fc.assert(
      fc.property(anyProductWithOptions, fc.infiniteStream(fc.nat()), (product, numbers) => {
        const given = product.options.map(({ values }) => {
          const pick = numbers.next().value % (values.length + 1)
          return values[pick]
        })
        const choice = completeChoice(product, given)
        const agrees = (one: readonly string[]) =>
          one.every((value, at) => given[at] === undefined || given[at] === value)
        expect(agrees(choice)).toBe(true)
        expect(allChoices(product)).toContainEqual(choice)
        expect(availabilityOf(product, choice) === 'available').toBe(offered(product).some(agrees))
      }),
    )
  })

  test('has nothing to buy of a product that is sold out as a whole', () => {
    fc.assert(
      fc.property(anyProductWithOptions, (product) => {
        expect(offered({ ...product, isSoldOut: true })).toEqual([])
      }),
    )
  })
})

test('options without variants are sold in every combination', () => {
  fc.assert(
    fc.property(anyProductWithOptions, (anyProduct) => {
      const { isSoldOut: _, ...product } = anyProduct
      const any = { sku: null, values: product.options.map(() => ''), price: 100, stock: 'in' } as const
      expect(offered({ ...product, variants: [any] })).toEqual(allChoices(product))
    }),
  )
})

test('a combination that does not exist has the pictures of its value that has some of its own', () => {
  const cleaned = createCleaner(demoRules)({
    id: 7,
    name: 'Tee',
    category: 'Fashion',
    price: 25,
    options: [
      { name: 'Color', values: ['Blue', 'Red', 'Green'] },
      { name: 'Size', values: ['S', 'M', 'L'] },
    ],
    variants: ['Blue/S', 'Red/S', 'Red/M', 'Green/L'].map((values) => ({
      values: values.split('/'),
      images: [`/pictures/${values.split('/')[0]}.avif`],
    })),
  })
  if (!cleaned.ok) throw new Error(cleaned.problem.message)
  const shown = (...choice: readonly string[]) => offerOf(cleaned.product, choice).pictures
  expect(shown('Red', 'L')).toEqual(['/pictures/Red.avif'])
  expect(shown('Blue', 'M')).toEqual(['/pictures/Blue.avif'])
  expect(shown('Green', 'S')).toEqual(['/pictures/Green.avif'])
})
