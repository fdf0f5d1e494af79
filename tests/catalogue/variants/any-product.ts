import fc from 'fast-check'
import { createCleaner } from '#catalogue/import/clean-product.ts'
import type { Product } from '#catalogue/product.ts'
import { demoRules } from '../demo-rules.ts'

const clean = createCleaner(demoRules)

const names = ['Color', 'Size', 'lab', '色', 'Größe', '!?']
const values = ['Blue', 'blue!', 'Ice Blue', 'M', '42', '½', '青', '…', 'x', 'S.M', 'a-b']

const anyStock = fc.constantFrom('in', 'out', 'preorder', 0, 1, 3, 2000, null)

const anyVariant = (options: readonly { readonly values: readonly string[] }[]) =>
  fc.record({
    values: fc.tuple(...options.map((option) => fc.constantFrom('', ...option.values))),
    price: fc.option(fc.integer({ min: 0, max: 900 })),
    originalPrice: fc.option(fc.integer({ min: 0, max: 900 })),
    stock: anyStock,
    availableFrom: fc.constantFrom(null, '2027-03-01', '2027-06-01'),
  })

/** A product as the border lets it in: one to three options, with missing, open, sold-out and dear variants. */
export const anyProductWithOptions: fc.Arbitrary<Product> = fc
  .uniqueArray(fc.constantFrom(...names), { minLength: 1, maxLength: 3 })
  .chain((chosen) =>
    fc.tuple(
      ...chosen.map((name) =>
        fc.record({
          name: fc.constant(name),
          values: fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 4 }),
        }),
      ),
    ),
  )
  .chain((options) =>
    fc.record({
      options: fc.constant(options),
      stock: anyStock,
      variants: fc.uniqueArray(anyVariant(options), {
        maxLength: 12,
        selector: (variant) => JSON.stringify(variant.values),
      }),
    }),
  )
  .map((fields) => {
    const cleaned = clean({ id: 7, name: 'Tee', category: 'Fashion', price: 25, ...fields })
    if (!cleaned.ok) throw new Error(cleaned.problem.message)
    return cleaned.product
  })
