import type { ProductSummary } from './product.ts'
import { normalForm } from './question.ts'
import type { CategoryChoice, Counts, Question } from './source.ts'

export type Search = (question: Question) => readonly ProductSummary[]

/**
 * Search over a list in catalogue order: category first, then `toLowerCase` of both sides and `includes`, in the name
 * or in the description (each by itself: nothing matches across the two). The text is taken as typed, spaces at its
 * ends included; nothing but white space matches all. Lowered texts are kept, which is all that 200 products need.
 */
export function createSearch(products: readonly ProductSummary[]): Search {
  const rows = products.map((product) => ({
    product,
    name: product.name.toLowerCase(),
    description: product.description.toLowerCase(),
  }))
  return (question) => {
    const { category, search, only } = normalForm(question)
    const ids = only && new Set(only)
    return rows
      .filter(
        ({ product, name, description }) =>
          (category === 'All' || product.category === category) &&
          (!ids || ids.has(product.id)) &&
          (name.includes(search) || description.includes(search)),
      )
      .map(({ product }) => product)
  }
}

/** Counts a list by shelf. */
export function countByCategory(products: readonly ProductSummary[]): Counts {
  const count = (choice: CategoryChoice) => products.filter(({ category }) => category === choice).length
  return {
    All: products.length,
    Electronics: count('Electronics'),
    Fashion: count('Fashion'),
    'Home & Garden': count('Home & Garden'),
    Sports: count('Sports'),
    Books: count('Books'),
  }
}
