// Relative: Vite bundles its configuration before package imports can resolve to TypeScript.
import { fewOf } from '../../src/catalogue/import/record-warnings.ts'
import type { Product } from '../../src/catalogue/product.ts'
import type { ShopConfig } from '../../src/shop.types.ts'

/** A sentence for each product whose shipping the shop cannot tell, in a shop that ships by weight. */
export function missingWeights({ shipping }: ShopConfig, products: readonly Product[]): readonly string[] {
  if (shipping?.by !== 'weight') return []
  const without = products.filter(({ weight, isSoldOut }) => weight === undefined && !isSoldOut)
  return fewOf(
    without.map(
      ({ id }) =>
        `Product ${id} has no weight, in grams, and \`shipping\` is by weight: its orders have no shipping costs`,
    ),
    'products have no weight',
  )
}
