import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLoaderData } from '@tanstack/react-router'
import type { BrowseSearch } from '#address/browse-search.ts'
import { readCategory } from '#address/category-choice.ts'
import type { CategoryChoice, Counts } from '#catalogue/category-tree.ts'
import type { ProductSummary } from '#catalogue/product.ts'
import { countsQuery, firstSliceQuery, sliceQuery } from '#catalogue/queries.ts'
import type { Question } from '#catalogue/source.ts'

interface Answer {
  readonly question: Question
  /** Null until the products are counted: more than a slice. */
  readonly total: number | null
  /** Those of the page that the loader has fetched: of a grid always the first slice. */
  readonly products: readonly ProductSummary[]
  /** The previous counts until the products are counted; null where there are none. */
  readonly counts: Counts | null
  /** All, also where the address names an unknown category. */
  readonly chosen: CategoryChoice
  /** The category text of the address where it names no category. */
  readonly unknownCategory: string | null
}

const none: readonly ProductSummary[] = []

/** The catalogue's answer for the address of this route, from the queries that its loader has started. */
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
    products: slice?.products ?? early ?? none,
    counts,
    chosen: 'category' in reading ? reading.category : 'All',
    unknownCategory: 'unknown' in reading ? reading.unknown : null,
  }
}
