import { brands } from './brands.ts'
import { columnsOf } from './columns.ts'
import { facetsOf, type Facets } from './facets.ts'
import { passes, sortProducts } from './filter-products.ts'
import type { ProductSummary } from './product.ts'
import { normalForm } from './question.ts'
import { sift } from './sift.ts'
import type { CategoryChoice, Counts, Question } from './source.ts'

export type Search = (question: Question) => readonly ProductSummary[]

/**
 * Search over a list in catalogue order: category first, then the filters, then `toLowerCase` of both sides and `includes`, in the name
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
    const { category, search, only, filters = {}, sort } = normalForm(question)
    const ids = only && new Set(only)
    const found = rows
      .filter(
        ({ product, name, description }) =>
          (category === 'All' || product.category === category) &&
          (!ids || ids.has(product.id)) &&
          passes(product, filters) &&
          (name.includes(search) || description.includes(search)),
      )
      .map(({ product }) => product)
    return sortProducts(found, sort)
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

/** What each value of a filter would give, of a list that `search` looks through. */
export function countFacets(search: Search, question: Question): Facets {
  const { filters = {}, sort: _, category, ...texts } = question
  const matching = columnsOf(search({ ...texts, category: 'All' }), brands)
  return facetsOf([sift(matching, filters, category).tally], brands)
}
