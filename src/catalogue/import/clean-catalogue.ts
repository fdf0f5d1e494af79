import { createCleaner } from './clean-product.ts'
import type { RecordProblem } from './unknown-fields.ts'
import type { Product } from '../product.ts'
import type { RecordRules } from './product-schema.ts'

/** A problem of the record at `index` in the given list. */
interface FoundProblem extends RecordProblem {
  readonly index: number
}

/**
 * All valid records as products in the order of their ids, a problem for each invalid one, and a note for what is left
 * out of a valid one; both in the given order.
 */
export function cleanCatalogue(
  raws: Iterable<unknown>,
  rules: RecordRules,
): { products: Product[]; problems: FoundProblem[]; notes: RecordProblem[] } {
  const clean = createCleaner(rules)
  const products = new Map<number, Product>()
  const problems: FoundProblem[] = []
  const notes: RecordProblem[] = []
  let index = -1
  for (const raw of raws) {
    index += 1
    const cleaned = clean(raw)
    if (!cleaned.ok) problems.push({ index, ...cleaned.problem })
    else if (products.has(cleaned.product.id))
      problems.push({ index, id: cleaned.product.id, field: 'id', message: 'is taken by an earlier record' })
    else {
      products.set(cleaned.product.id, cleaned.product)
      notes.push(...cleaned.notes)
    }
  }
  return { products: [...products.values()].toSorted((a, b) => a.id - b.id), problems, notes }
}
