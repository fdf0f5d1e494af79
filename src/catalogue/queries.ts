import {
  queryOptions,
  QueryObserver,
  type QueryClient,
  type QueryKey,
  type QueryObserverOptions,
} from '@tanstack/react-query'
import type { Product, ProductSummary } from './product.ts'
import { nearestSize } from './settings/settings.ts'
import type { AllCategoriesQuery, ListQuery, Slice } from './source/source.ts'

let sources: typeof import('./source/source-for.ts') | undefined

/**
 * The source for a catalogue of this size. Its module is imported on demand, since a prerendered page needs no products;
 * the next query repeats a failed import. The module is kept, since a browser's `import()` of a loaded one takes several
 * tasks, and each letter of a search is three queries.
 */
export const loadSourceFor = async (size: number, client: QueryClient) =>
  (sources ??= await import('./source/source-for.ts')).sourceFor(size, client)

/** Where a text matches a search. The comparison comes with the first products of a search: before, there is none to mark. */
export const findMatches = (
  ...text: Parameters<typeof import('./source/source-for.ts').findMatches>
): ReturnType<typeof import('./source/source-for.ts').findMatches> => sources?.findMatches(...text) ?? []

/**
 * Equal queries share one entry of the cache. Those that differ in accents or the like alone have entries of their own: each
 * source brings a query into its normal form (`normal-form.ts`), and a page needs no code for it.
 */
function keyForm<Query extends AllCategoriesQuery>({ search, only, match, ...listQuery }: Query) {
  const text = search.trim().toLowerCase()
  return {
    ...listQuery,
    search: text,
    size: nearestSize(listQuery.size),
    ...(only && { only: [...new Set(only)].toSorted((a, b) => a - b) }),
    ...(match && text !== '' && { match }),
  }
}

/** The products of one page of the list and its total; page 0 is the first. */
export function sliceQuery(listQuery: ListQuery, page: number) {
  const normal = keyForm(listQuery)
  return queryOptions({
    queryKey: ['catalogue', 'slice', normal, page],
    queryFn: async ({ client, signal }) =>
      (await loadSourceFor(normal.size, client)).slice(normal, page, signal),
  })
}

/** The products of page 0 alone, where they are found before the total; else null. */
export function firstSliceQuery(listQuery: ListQuery) {
  const normal = keyForm(listQuery)
  return queryOptions({
    queryKey: ['catalogue', 'first', normal],
    queryFn: async ({ client, signal }) => (await loadSourceFor(normal.size, client)).first(normal, signal),
  })
}

/** One product with its details; null for an unknown id. `Placeholder`: the type of its placeholder data, if any. */
export function productQuery<Placeholder extends ProductSummary = never>(id: number, size: number) {
  const normal = nearestSize(size)
  return queryOptions<Product | Placeholder | null>({
    queryKey: ['catalogue', 'product', id, normal],
    queryFn: async ({ client }) => (await loadSourceFor(normal, client)).product(id, normal),
  })
}

/** How many match in each category. */
export function countsQuery(listQuery: AllCategoriesQuery) {
  const { sort: _, ...normal } = keyForm({ ...listQuery, category: 'All' })
  return queryOptions({
    queryKey: ['catalogue', 'counts', normal],
    queryFn: async ({ client, signal }) => (await loadSourceFor(normal.size, client)).counts(normal, signal),
  })
}

/** The counts of every filter value; the order has no effect. */
export function facetsQuery(listQuery: ListQuery) {
  const { sort: _, ...normal } = keyForm(listQuery)
  return queryOptions({
    queryKey: ['catalogue', 'facets', normal],
    queryFn: async ({ client, signal }) => (await loadSourceFor(normal.size, client)).facets(normal, signal),
  })
}

/**
 * Cached data, however old, or else fetches it. It observes the query meanwhile, since Query cancels one that has lost its
 * last observer: an aborted loader stops its query unless another loader or a component observes it, too.
 */
export async function ensureQuery<Data, Key extends QueryKey>(
  client: QueryClient,
  options: QueryObserverOptions<Data, Error, Data, Data, Key> & { queryKey: Key },
  signal?: AbortSignal,
): Promise<Data> {
  const query = { ...options, staleTime: 'static' } as const
  const unsubscribe = new QueryObserver(client, query).subscribe(() => undefined)
  signal?.addEventListener('abort', unsubscribe)
  try {
    return await client.query(query)
  } finally {
    unsubscribe()
  }
}

/** A product from a cached list: placeholder data while the rest loads. */
export function findListed(client: QueryClient, id: number): ProductSummary | undefined {
  const slices = client.getQueriesData<Slice>({ queryKey: ['catalogue', 'slice'] })
  const firstSlices = client.getQueriesData<readonly ProductSummary[] | null>({
    queryKey: ['catalogue', 'first'],
  })
  for (const products of [
    ...slices.map(([, slice]) => slice?.products),
    ...firstSlices.map(([, slice]) => slice),
  ]) {
    const listed = products?.find((product) => product.id === id)
    if (listed) return listed
  }
  return undefined
}
