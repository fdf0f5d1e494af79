import { QueryClient, QueryObserver, type QueryKey, type QueryObserverOptions } from '@tanstack/react-query'

/** Five minutes until data counts as stale, and no refetch when the window gets the focus (specification, 7). */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * 60_000,
        refetchOnWindowFocus: false,
        // Most catalogues need no network, and a service may be on this device; the sources retry where that helps.
        networkMode: 'always',
        retry: false,
      },
    },
  })

/**
 * Fills the cache for a loader. It observes the query meanwhile, since Query cancels one that has lost its last
 * observer: an aborted loader stops its query unless another loader or a component observes it, too.
 */
export async function fillCache<Data, Key extends QueryKey>(
  client: QueryClient,
  options: QueryObserverOptions<Data, Error, Data, Data, Key> & { queryKey: Key },
  signal: AbortSignal,
): Promise<Data> {
  const query = { ...options, staleTime: 'static' } as const
  const unsubscribe = new QueryObserver(client, query).subscribe(() => undefined)
  signal.addEventListener('abort', unsubscribe)
  try {
    return await client.query(query)
  } finally {
    unsubscribe()
  }
}
