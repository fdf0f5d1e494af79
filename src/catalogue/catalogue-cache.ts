import { CancelledError, QueryClient } from '@tanstack/react-query'
import type { OpenShard } from './large/shard-channel.ts'
import { createCatalogueQueries, type CatalogueQueries } from './queries.ts'

/** Five minutes until data counts as old, and no second look when the window gets the focus (specification, 7). */
const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * 60_000,
        refetchOnWindowFocus: false,
        // The catalogue is embedded: being offline is no reason to wait, and a failure will not mend by itself.
        networkMode: 'always',
        retry: false,
      },
    },
  })

/** All that has been fetched of the catalogue, and how to fetch more. */
export interface CatalogueCache {
  readonly client: QueryClient
  readonly queries: CatalogueQueries
  /** Whether a query failed only because whoever asked gave up. */
  readonly isCancelled: (error: unknown) => boolean
}

export const createCatalogueCache = (openShard?: OpenShard): CatalogueCache => ({
  client: createQueryClient(),
  queries: createCatalogueQueries(openShard),
  isCancelled: (error) => error instanceof CancelledError,
})
