import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { createCatalogueAccess, type GivenAnswer } from '#catalogue/access.ts'
import { parseSearch, stringifySearch } from '#address/search-params.ts'
import { mayMoveWindow } from './early-scroll.ts'
import { followHead } from './follow-head.ts'
import { routeTree } from './routeTree.gen.ts'

/** A worker for large catalogues; its code and its address come when one is asked for. */
const openShard = async () => (await import('./open-shard.ts')).openShard()

/** Milliseconds until another page, which is still loading, says so. */
const pendingMs = 400

interface Options {
  /** Set where the page's HTML was made for this address and is about to be hydrated: what it brings along. */
  given?: GivenAnswer | undefined
  /** In memory for prerendering and tests; the browser's otherwise. */
  history?: RouterHistory
}

export function createShopRouter({ given, history }: Options = {}) {
  const router = createRouter({
    routeTree,
    basepath: import.meta.env.BASE_URL,
    ...(history && { history }),
    context: { catalogue: createCatalogueAccess(given, openShard), isHydrating: given !== undefined },
    parseSearch,
    stringifySearch,
    search: { strict: true },
    // Otherwise `/product/1/2` would show product 1: an address that no route has is the 404 page's.
    notFoundMode: 'root',
    // When prerendering it would put a script of its own into every page.
    scrollRestoration: typeof document !== 'undefined' && mayMoveWindow,
    defaultPreload: 'intent',
    // The query cache decides what is fresh.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: pendingMs,
    defaultPendingMinMs: 200,
    defaultStructuralSharing: true,
  })
  // A page stays while it waits for another answer: a visitor may be typing into it.
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    router.options.defaultPendingMs = pathChanged ? pendingMs : Infinity
  })
  // The build writes it into the page by itself, but not for an answer that was put in.
  if (typeof document !== 'undefined')
    followHead(router, given !== undefined && window.location.search === '')
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createShopRouter>
  }
}
