import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { embeddedSource } from '#catalogue/source/embedded-source.ts'
import type { Product, ProductSummary } from '#catalogue/product.ts'
import { ownSize } from '#catalogue/settings/settings.ts'
import { relatedProducts } from '#product/related.ts'
import { mostInRow } from '#viewed/most-in-row.ts'

const pages = await Promise.all(
  [0, 1, 2, 3, 4, 5, 6].map((page) =>
    embeddedSource.slice({ category: 'All', search: '', size: ownSize }, page),
  ),
)
const catalogue: readonly ProductSummary[] = pages.flatMap(({ products }) => products)

async function productOf(id: number): Promise<Product> {
  const product = await embeddedSource.product(id, ownSize)
  if (!product) throw new Error(`no product ${id}`)
  return product
}

const products = await Promise.all(catalogue.map(({ id }) => productOf(id)))

describe('the related products', () => {
  test('share category or brand, without the product itself, without repeats, at most one row', () => {
    for (const product of products) {
      const { related, ofBrand } = relatedProducts(product, catalogue)
      const ids = [...related, ...ofBrand].map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids).not.toContain(product.id)
      expect(related.every(({ category }) => category === product.category)).toBe(true)
      expect(ofBrand.every(({ brand }) => brand === product.brand)).toBe(true)
      expect(Math.max(related.length, ofBrand.length)).toBeLessThanOrEqual(mostInRow)
    }
  })

  test('do not depend on the order of the catalogue', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...products),
        fc.shuffledSubarray([...catalogue], { minLength: catalogue.length }),
        (product, shuffled) => {
          expect(relatedProducts(product, shuffled)).toEqual(relatedProducts(product, catalogue))
        },
      ),
      { numRuns: 20 },
    )
  })

  test('are ordered by common words, then by similar price, then by low id', async () => {
    const base = await productOf(1)
    const like = (id: number, name: string, price: number): ProductSummary => ({
      ...base,
      id,
      name,
      price,
      description: '',
      brand: 'other',
    })
    const self = { ...base, name: 'Wireless Headphones', description: '', price: 10_000 }
    const others = [like(2, 'Kettle', 90_000), like(3, 'Kettle', 11_000), like(4, 'Headphones', 9_000)]
    expect(relatedProducts(self, others).related.map(({ id }) => id)).toEqual([4, 3, 2])
  })
})
