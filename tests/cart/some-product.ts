import fc from 'fast-check'
import type { ProductSummary } from '#catalogue/product.ts'

export const someProduct = (change: Partial<ProductSummary> = {}): ProductSummary => ({
  id: 1,
  name: 'Desk Lamp',
  description: 'A lamp for a desk.',
  category: 'Home & Garden',
  price: 4990,
  originalPrice: null,
  rating: 4.5,
  reviews: 10,
  brand: 'Lumen',
  picture: '/pictures/1-front.avif',
  ...change,
})

/** Few ids, so that generated carts often share some. */
export const anyProduct: fc.Arbitrary<ProductSummary> = fc
  .record({
    id: fc.integer({ min: 1, max: 6 }),
    price: fc.integer({ min: 0, max: 100_000_000 }),
    name: fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' }),
  })
  .map(someProduct)

/** Quantities from a typing mistake, a script or damaged storage. */
export const anyQuantity: fc.Arbitrary<number> = fc.oneof(
  fc.integer({ min: -2, max: 12 }),
  fc.double(),
  fc.constantFrom(Number.NaN, Infinity, -Infinity, -0, 0.5, 1.9, 998, 999, 1000, 2 ** 53, Number.MAX_VALUE),
)
