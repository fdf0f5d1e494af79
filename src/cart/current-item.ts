import { preorderOf } from '#catalogue/preorder.ts'
import { hasVariants } from '#catalogue/settings/settings.ts'
import type { Product, ProductSummary } from '#catalogue/product.ts'
import { variantItemOf } from '#catalogue/variants/variant-item.ts'
import type { CartItem, CartLine } from './cart.ts'
import { leftOf } from './left-of.ts'

/** A product as far as it is known: the stock of a listed one is not. */
export type KnownProduct = ProductSummary & Partial<Pick<Product, 'stock' | 'availableFrom'>>

const isWhole = (product: KnownProduct): product is Product => 'variants' in product

/** What a line means in the catalogue as it is now; null where there is no such product or variant any more. */
export function currentItem(
  { variant, sku, preorder }: Pick<CartLine, 'variant' | 'sku' | 'preorder'>,
  product: KnownProduct | null,
): CartItem | null {
  if (!product) return null
  if (hasVariants && isWhole(product) && product.variants.length > 0) {
    const item = variantItemOf(product, variant)
    return item && { ...item, left: leftOf(item.left) }
  }
  return variant === undefined
    ? {
        ...product,
        sku: isWhole(product) ? product.sku : sku,
        left: leftOf(product.stock ?? product.left),
        // Lists do not have the day.
        preorder: product.stock === undefined && product.isPreorder ? (preorder ?? {}) : preorderOf(product),
      }
    : null
}
