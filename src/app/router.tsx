import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { parseSearch, stringifySearch } from '#address/search-params.ts'
import { createQueryClient } from './query-client.ts'
import { routeTree } from './routeTree.gen.ts'

interface Options {
  queryClient?: QueryClient
  /** Whether the page's HTML was made for this address and is about to be hydrated. */
  isHydrating?: boolean
  /** In memory for prerendering and tests; the browser's otherwise. */
  history?: RouterHistory
}

export function createShopRouter({
  queryClient = createQueryClient(),
  isHydrating = false,
  history,
}: Options = {}) {
  return createRouter({
    routeTree,
    ...(history && { history }),
    context: { queryClient, isHydrating },
    parseSearch,
    stringifySearch,
    search: { strict: true },
    // Otherwise `/product/1/2` would show product 1: an address that no route has is the 404 page's.
    notFoundMode: 'root',
    // When prerendering it would put a script of its own into every page.
    scrollRestoration: typeof document !== 'undefined',
    defaultPreload: 'intent',
    // The query cache decides what is fresh.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 400,
    defaultPendingMinMs: 200,
    defaultStructuralSharing: true,
    Wrap: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createShopRouter>
  }
}
