import { createCleaner, type RecordProblem } from './clean-product.ts'
import type { Product } from './product.ts'
import type { RecordRules } from './product-schema.ts'

/** All valid records as products in the order of their ids, and a problem for each invalid one, in the given order. */
export function cleanCatalogue(
  raws: Iterable<unknown>,
  rules: RecordRules,
): { products: Product[]; problems: RecordProblem[] } {
  const clean = createCleaner(rules)
  const products = new Map<number, Product>()
  const problems: RecordProblem[] = []
  for (const raw of raws) {
    const cleaned = clean(raw)
    if (!cleaned.ok) problems.push(cleaned.problem)
    else if (products.has(cleaned.product.id))
      problems.push({ id: cleaned.product.id, field: 'id', message: 'is taken by an earlier record' })
    else products.set(cleaned.product.id, cleaned.product)
  }
  return { products: [...products.values()].toSorted((a, b) => a.id - b.id), problems }
}
