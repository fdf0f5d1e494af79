import type { Product as ProductData, ProductGroup } from 'schema-dts'
import { hasVariants } from '#catalogue/settings/settings.ts'
import type { Product } from '#catalogue/product.ts'
import { addressOfPage, factsOf, nameOf, offerOf, ratingOf } from './product-facts.ts'
import { groupData } from './product-group.ts'

/** A product with its offer at the current price. */
export function productData(product: Product): ProductData | ProductGroup {
  if (hasVariants && product.variants.length > 0) return groupData(product)
  const { id, sku = String(id), gtin } = product
  return {
    '@type': 'Product',
    ...nameOf(product),
    sku,
    ...(gtin !== undefined && { gtin }),
    ...factsOf(product),
    offers: offerOf({ ...product, url: addressOfPage(product) }),
    ...ratingOf(product),
  }
}
