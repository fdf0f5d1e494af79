import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLoaderData } from '@tanstack/react-router'
import type { BrowseSearch } from '#address/browse-search.ts'
import { readCategory } from '#address/category-choice.ts'
import type { ProductSummary } from '#catalogue/product.ts'
import { countsQuery, firstSliceQuery, sliceQuery } from '#catalogue/queries.ts'
import type { CategoryChoice, Counts, Question } from '#catalogue/source.ts'

interface Answer {
  readonly question: Question
  /** Null while the products are being counted: more than a slice. */
  readonly total: number | null
  /** The slice that the loader has fetched. */
  readonly first: readonly ProductSummary[]
  /** The previous ones while the products are being counted; null where there are none. */
  readonly counts: Counts | null
  /** All, too, where the address names none that there is. */
  readonly chosen: CategoryChoice
  /** The words that the address has for a category and that name none. */
  readonly unknownCategory: string | null
}

const none: readonly ProductSummary[] = []

/** What the catalogue has for the address of this route, from the queries that its loader has started. */
export function useAnswer(from: '/' | '/products', search: BrowseSearch): Answer {
  const { question, page } = useLoaderData({ from })
  const { data: early } = useQuery({ ...firstSliceQuery(question), enabled: false })
  const { data: slice } = useQuery({ ...sliceQuery(question, page), throwOnError: true })
  const { data: counts = null } = useQuery({
    ...countsQuery(question),
    throwOnError: true,
    placeholderData: keepPreviousData,
  })
  const reading = readCategory(search.category ?? '')
  return {
    question,
    total: slice?.total ?? null,
    first: slice?.products ?? early ?? none,
    counts,
    chosen: 'category' in reading ? reading.category : 'All',
    unknownCategory: 'unknown' in reading ? reading.unknown : null,
  }
}
