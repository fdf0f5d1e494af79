import { keepPreviousData, useQuery, type QueryClient } from '@tanstack/react-query'
import { useLoaderData } from '@tanstack/react-router'
import type { BrowseSearch } from '#address/browse-search.ts'
import { readCategory } from '#address/category-choice.ts'
import type { CategoryChoice, Counts } from '#catalogue/head/category-tree.ts'
import { showsFirstPageBeforeTotal, ownSize } from '#catalogue/head/head.ts'
import type { ProductSummary } from '#catalogue/product.ts'
import {
  countsQuery,
  ensureQuery,
  firstSliceQuery,
  sliceQuery,
  throwsWithoutData,
} from '#catalogue/queries.ts'
import type { ListQuery } from '#catalogue/source/source.ts'

/** The loader's result: the page reads the queries with these keys. */
export interface ListLoaderData {
  readonly listQuery: ListQuery
  /** Index of the slice, from 0. */
  readonly page: number
}

interface Options extends ListLoaderData {
  readonly signal: AbortSignal
  /** True when the page needs the total before it renders. */
  readonly needsTotal: boolean
}

/** Whether the first products may be found before the total; a prerendered page has both. */
const isLate = showsFirstPageBeforeTotal && typeof document !== 'undefined'

/** Fills the cache with a slice and its counts, or with the first slice alone while a large catalogue is opening. */
export async function loadList(
  client: QueryClient,
  { listQuery, page, signal, needsTotal }: Options,
): Promise<ListLoaderData> {
  const slice = sliceQuery(listQuery, page)
  const isLarge = isLate || listQuery.size !== ownSize
  const isEarly = isLarge && !needsTotal && client.getQueryData(slice.queryKey) === undefined
  // Requested before the others: a worker answers one query after the other.
  const early = isEarly ? ensureQuery(client, firstSliceQuery(listQuery), signal).catch(() => null) : null
  const whole = Promise.all([
    ensureQuery(client, slice, signal),
    ensureQuery(client, countsQuery(listQuery), signal),
  ])
  // Where the first slice alone suffices, the page reports a failure of the rest.
  whole.catch(() => undefined)
  // Null where nothing is found before the total.
  if ((await Promise.race([whole, early])) === null) await whole
  return { listQuery, page }
}

interface Answer {
  readonly listQuery: ListQuery
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
export function useProductList(from: '/' | '/products', search: BrowseSearch): Answer {
  const { listQuery, page } = useLoaderData({ from })
  const { data: early } = useQuery({ ...firstSliceQuery(listQuery), enabled: false })
  const { data: slice } = useQuery({ ...sliceQuery(listQuery, page), throwOnError: throwsWithoutData })
  const { data: counts = null } = useQuery({
    ...countsQuery(listQuery),
    throwOnError: throwsWithoutData,
    placeholderData: keepPreviousData,
  })
  const reading = readCategory(search.category ?? '')
  return {
    listQuery,
    total: slice?.total ?? null,
    products: slice?.products ?? early ?? none,
    counts,
    chosen: 'category' in reading ? reading.category : 'All',
    unknownCategory: 'unknown' in reading ? reading.unknown : null,
  }
}
