import type { Product } from '../product.ts'
import type { Category } from '../settings/catalogue-settings.ts'
import { pathIn } from '../settings/category-tree.ts'

/** The product with the names of the categories above its own as tags: a search for words finds it by these, too. */
export function withNamesAbove(product: Product, categories: readonly Category[]): Product {
  const own = [product.category, ...(product.alsoIn ?? [])]
  const above = own.flatMap((label) => pathIn(categories, label)).filter((label) => !own.includes(label))
  return above.length === 0 ? product : { ...product, tags: [...new Set([...product.tags, ...above])] }
}
