import { QueryClient } from '@tanstack/react-query'
import { catalogueQueries } from './queries.ts'

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
  readonly queries: typeof catalogueQueries
}

export const createCatalogueCache = (): CatalogueCache => ({
  client: createQueryClient(),
  queries: catalogueQueries,
})
