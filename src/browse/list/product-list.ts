import { keepPreviousData, useQuery, type QueryClient } from '@tanstack/react-query'
import { useLoaderData } from '@tanstack/react-router'
import type { ParsedList } from '#address/list-query.ts'
import type { Counts } from '#catalogue/settings/category-tree.ts'
import { ownSize, showsFirstPageBeforeTotal } from '#catalogue/settings/settings.ts'
import type { ProductSummary } from '#catalogue/product.ts'
import { countsQuery, ensureQuery, firstSliceQuery, sliceQuery } from '#catalogue/queries.ts'

/** The loader's result: the page reads the queries with these keys. */
export interface LoadedList extends ParsedList {
  /** The first slice where it was found before the total; else null. */
  readonly firstSlice: readonly ProductSummary[] | null
}

interface Options extends ParsedList {
  readonly signal: AbortSignal
  /** True when the page needs the total before it renders. */
  readonly needsTotal: boolean
}

/** Whether the first slice may be found before the total; a prerendered page has both. */
const mayLackTotal = showsFirstPageBeforeTotal && typeof document !== 'undefined'

/** Loads a slice and its counts, or the first slice alone while a large catalogue is opening. */
export async function loadList(
  client: QueryClient,
  { signal, needsTotal, ...list }: Options,
): Promise<LoadedList> {
  const { listQuery, page } = list
  const slice = sliceQuery(listQuery, page)
  const isLarge = mayLackTotal || listQuery.size !== ownSize
  const wantsFirstSlice = isLarge && !needsTotal && client.getQueryData(slice.queryKey) === undefined
  // Requested before the others: a worker answers one query after the other.
  const firstSlice = wantsFirstSlice
    ? ensureQuery(client, firstSliceQuery(listQuery), signal).catch(() => null)
    : null
  const whole = Promise.all([
    ensureQuery(client, slice, signal),
    ensureQuery(client, countsQuery(listQuery), signal),
  ]).then(() => 'whole' as const)
  // Where the first slice alone suffices, the page reports a failure of the rest.
  whole.catch(() => undefined)
  const faster = await Promise.race([whole, firstSlice])
  // Null where nothing is found before the total.
  if (faster === null) await whole
  return { ...list, firstSlice: faster === 'whole' ? null : faster }
}

interface ProductList extends ParsedList {
  /** Null until the products are counted: more than a slice. */
  readonly total: number | null
  /** Those of the page that the loader has fetched: of a grid always the first slice. */
  readonly products: readonly ProductSummary[]
  /** The previous counts until the products are counted; null where there are none. */
  readonly counts: Counts | null
}

const none: readonly ProductSummary[] = []

/** The list of this route's address, from the queries that its loader has started. Throws where they fail. */
export function useProductList(from: '/' | '/products'): ProductList {
  const { firstSlice, ...list } = useLoaderData({ from })
  const slice = useQuery(sliceQuery(list.listQuery, list.page))
  const counts = useQuery({ ...countsQuery(list.listQuery), placeholderData: keepPreviousData })
  // A failed refetch leaves the data that the page has.
  if (slice.isLoadingError) throw slice.error
  if (counts.isLoadingError) throw counts.error
  return {
    ...list,
    total: slice.data?.total ?? null,
    products: slice.data?.products ?? firstSlice ?? none,
    counts: counts.data ?? null,
  }
}
