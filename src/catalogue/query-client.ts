import { QueryClient } from '@tanstack/react-query'

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
