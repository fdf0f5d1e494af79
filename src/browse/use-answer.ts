import { useSuspenseQuery } from '@tanstack/react-query'
import { questionOf } from '#address/question.ts'
import type { BrowseSearch } from '#address/browse-search.ts'
import { readCategory } from '#address/category-choice.ts'
import { catalogueQueries } from '#catalogue/queries.ts'
import type { ProductSummary } from '#catalogue/product.ts'
import type { CategoryChoice, Counts, Question } from '#catalogue/source.ts'

export interface Answer {
  question: Question
  total: number
  /** The first slice. */
  first: readonly ProductSummary[]
  counts: Counts
  /** Null where the address names none that there is. */
  chosen: CategoryChoice | null
  /** The words that the address has for a category and that name none. */
  unknownCategory: string | null
}

/** What the catalogue answers to an address: the loader has fetched it before the page is drawn. */
export function useAnswer(search: BrowseSearch, only?: readonly number[]): Answer {
  const question = questionOf(search, only)
  const reading = readCategory(search.category ?? '')
  const { data: slice } = useSuspenseQuery(catalogueQueries.slice(question, 0))
  const { data: counts } = useSuspenseQuery(catalogueQueries.counts(question))
  return {
    question,
    total: slice.total,
    first: slice.products,
    counts,
    chosen: 'known' in reading ? reading.known : null,
    unknownCategory: 'unknown' in reading ? reading.unknown : null,
  }
}
