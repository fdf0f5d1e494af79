import type { Filters, Sort } from './filters.ts'
import { saving } from './money.ts'
import type { ProductSummary } from './product.ts'

/** Whether a product is what the filters ask for: the definition, which every index has to agree with. */
export function passes(product: ProductSummary, { min, max, brands, rating, sale }: Filters): boolean {
  return (
    (min === undefined || product.price >= min) &&
    (max === undefined || product.price <= max) &&
    (brands === undefined || brands.includes(product.brand)) &&
    (rating === undefined || product.rating >= rating) &&
    (!sale || product.originalPrice !== null)
  )
}

/** What an order looks at, as a whole number from 0 on, below 2^32: the smaller comes first. */
function sortKey(product: Pick<ProductSummary, SortedBy>, sort: Sort): number {
  switch (sort) {
    case 'price-up':
      return product.price
    case 'price-down':
      return mostKey - product.price
    case 'rating':
      return mostKey - Math.round(product.rating * 10)
    case 'reviews':
      return mostKey - product.reviews
    case 'saving':
      return mostKey - (saving(product) ?? 0)
  }
}

type SortedBy = 'price' | 'originalPrice' | 'rating' | 'reviews'

/** Above every price in cents and every number of reviews that a record may have. */
const mostKey = 0xffff_ffff

/** Sorted anew; the same list where the catalogue's own order is asked for. */
export function sortProducts(
  products: readonly ProductSummary[],
  sort: Sort | undefined,
): readonly ProductSummary[] {
  return sort ? products.toSorted((a, b) => sortKey(a, sort) - sortKey(b, sort)) : products
}
