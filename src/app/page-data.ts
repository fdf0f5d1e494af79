import type { QueryClient } from '@tanstack/react-query'
import type { CachedQuery } from '#device/page-queries.ts'

/**
 * The query cache of a page, as JSON. Not Query's own `dehydrate`: it writes the time of the build, which makes the
 * data stale in the browser, and so much of each query's state that a page would weigh 0.1 kB more.
 */
export const dehydratePage = (client: QueryClient): readonly CachedQuery[] =>
  client
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.data !== undefined)
    .map(({ queryKey, state: { data } }) => ({ queryKey, data }))

/** Kept as long as the page: a part that is hydrated late has to find the data that its HTML was made from. */
export function hydratePage(client: QueryClient, queries: readonly CachedQuery[]): void {
  for (const { queryKey, data } of queries) {
    client.setQueryDefaults(queryKey, { gcTime: Infinity })
    client.setQueryData(queryKey, data)
  }
}
