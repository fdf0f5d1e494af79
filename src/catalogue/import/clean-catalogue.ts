import { createCleaner } from './clean-product.ts'
import type { RecordProblem } from './unknown-fields.ts'
import type { Product } from '../product.ts'
import type { RecordRules } from './product-schema.ts'
import { pathIn } from '../settings/category-tree.ts'
import { fold } from '../words/fold.ts'

/** A problem of the record at `index` in the given list. */
interface FoundProblem extends RecordProblem {
  readonly index: number
}

/**
 * All valid records as products in the order of their ids, a problem for each invalid one, and a note for what is left
 * out of a valid one; both in the given order. Brands that differ in capitals, accents or blanks alone are one, as the
 * first record with it writes it: a shopper sees each brand once.
 */
export function cleanCatalogue(
  raws: Iterable<unknown>,
  rules: RecordRules,
): { products: Product[]; problems: FoundProblem[]; notes: RecordProblem[] } {
  const clean = createCleaner(rules)
  const products = new Map<number, Product>()
  const problems: FoundProblem[] = []
  const notes: RecordProblem[] = []
  const brands = new Map<string, string>()
  const withOneBrand = (product: Product): Product => {
    const { brand } = product
    if (brand === null) return product
    const key = fold(brand)
    const first = brands.get(key) ?? brand
    brands.set(key, first)
    return first === brand ? product : { ...product, brand: first }
  }
  /** The names of the categories above its own are tags, so that a search for words finds it by these, too. */
  const withNamesAbove = (product: Product): Product => {
    const own = [product.category, ...(product.alsoIn ?? [])]
    const above = own
      .flatMap((label) => pathIn(rules.categories, label))
      .filter((label) => !own.includes(label))
    return above.length === 0 ? product : { ...product, tags: [...new Set([...product.tags, ...above])] }
  }
  let index = -1
  for (const raw of raws) {
    index += 1
    const cleaned = clean(raw)
    if (!cleaned.ok) problems.push({ index, ...cleaned.problem })
    else if (products.has(cleaned.product.id))
      problems.push({ index, id: cleaned.product.id, field: 'id', message: 'is taken by an earlier record' })
    else {
      products.set(cleaned.product.id, withNamesAbove(withOneBrand(cleaned.product)))
      notes.push(...cleaned.notes)
    }
  }
  return { products: [...products.values()].toSorted((a, b) => a.id - b.id), problems, notes }
}
