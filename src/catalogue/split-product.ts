import type { Product, ProductDetails, ProductSummary } from './product.ts'

/** Separates what lists show of a product from what its own page adds. */
export function splitProduct(product: Product): { summary: ProductSummary; details: ProductDetails } {
  const { id, slug, name, description, category, price, originalPrice, rating, reviews, ...rest } = product
  const { brand, picture, isSoldOut, ...details } = rest
  const summary = { id, name, description, category, price, originalPrice, rating, reviews, brand, picture }
  return {
    summary: { ...summary, ...(slug !== undefined && { slug }), ...(isSoldOut && { isSoldOut }) },
    details,
  }
}
