import type { Product, ProductSummary } from './product.ts'

/** A product whose page is shown. */
export interface OpenedProduct {
  /** What is shown at first: the whole product, or as much as a list knows of it. */
  readonly summary: ProductSummary
  readonly whole: Promise<Product>
  /** Undefined until all of it has come. */
  readonly found: () => Product | undefined
}

export function openProduct(
  summary: ProductSummary,
  whole: Promise<Product>,
  known?: Product,
): OpenedProduct {
  let found = known
  whole.then(
    (product) => {
      found = product
    },
    // The page tells of a failure.
    () => undefined,
  )
  return { summary, whole, found: () => found }
}
