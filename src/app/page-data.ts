import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { isMadeFor } from '#boot/page-match.ts'
import { templateId } from '#device/page-marks.ts'

/** Whether the HTML on the screen was made for this address. */
export const isPrerendered = (page: Document, address: Pick<Location, 'pathname' | 'search'>): boolean =>
  isMadeFor(page.documentElement.dataset, address)

/** An entry of the query cache that a prerendered page contains. */
interface CachedQuery {
  readonly queryKey: QueryKey
  readonly data: unknown
}

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

const isCachedQuery = (entry: unknown): entry is CachedQuery =>
  typeof entry === 'object' &&
  entry !== null &&
  'queryKey' in entry &&
  Array.isArray(entry.queryKey) &&
  'data' in entry

/** Empty where the page contains no readable data: then the browser fetches it. */
export function readPageData(page: Document): readonly CachedQuery[] {
  try {
    const data: unknown = JSON.parse(page.getElementById(templateId.data)?.textContent ?? 'null')
    return Array.isArray(data) && data.every(isCachedQuery) ? data : []
  } catch {
    return []
  }
}

export function hydratePage(client: QueryClient, queries: readonly CachedQuery[]): void {
  for (const { queryKey, data } of queries) client.setQueryData(queryKey, data)
}
