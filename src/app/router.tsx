import { categoryRewrite } from 'virtual:catalogue/category-addresses'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { createQueryClient } from '#catalogue/query-client.ts'
import { parseSearch, stringifySearch } from '#address/search-params.ts'
import { PageError, PagePending } from '#shell/page-error.tsx'
import { mayScrollWindow } from './early-scroll.ts'
import { followHead } from './follow-head.ts'
import { routeTree } from './routeTree.gen.ts'
import { addTextPages } from './text-page-routes.ts'

addTextPages()

/** Milliseconds until a page that is still loading shows its pending state. */
const pendingMs = 400

interface Options {
  queryClient?: QueryClient
  /** Whether the page's HTML was made for this address and is about to be hydrated. */
  isHydrating?: boolean
  /** In memory for prerendering and tests; by default the browser's. */
  history?: RouterHistory
}

export function createShopRouter({
  queryClient = createQueryClient(),
  isHydrating = false,
  history,
}: Options = {}) {
  let isPush = false
  const router = createRouter({
    routeTree,
    basepath: import.meta.env.BASE_URL,
    ...(history && { history }),
    ...(categoryRewrite && { rewrite: categoryRewrite }),
    context: { queryClient, isHydrating, isPush: () => isPush },
    Wrap: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
    parseSearch,
    stringifySearch,
    search: { strict: true },
    // As hosts of files do: the HTML that they send for `/Products` is the 404 page's.
    caseSensitive: true,
    // Otherwise `/product/1/2` would show product 1: an address without a route belongs to the 404 page.
    notFoundMode: 'root',
    // While prerendering, it would insert a script into every page.
    scrollRestoration: typeof document !== 'undefined' && (() => mayScrollWindow(isHydrating)),
    defaultPreload: 'intent',
    // The query cache decides what is fresh; loaders fill it and pages read it.
    defaultPreloadStaleTime: 0,
    defaultStaleReloadMode: 'blocking',
    defaultErrorComponent: PageError,
    defaultPendingComponent: PagePending,
    defaultPendingMs: pendingMs,
    defaultPendingMinMs: 200,
    defaultStructuralSharing: true,
  })
  // No pending state while only the query changes: the visitor may be typing into the page.
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    router.options.defaultPendingMs = pathChanged ? pendingMs : Infinity
  })
  if (typeof document !== 'undefined') {
    // Before the router subscribes, whose subscription runs the loaders: they find `isPush` set.
    router.history.subscribe(({ action }) => {
      isPush = action.type === 'PUSH'
    })
    // The build has written the head into the page, and into a prepared answer.
    followHead(router, queryClient, isHydrating)
  }
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createShopRouter>
  }
}
