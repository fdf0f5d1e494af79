import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, lazyRouteComponent, retainSearchParams } from '@tanstack/react-router'
import { rootSearch } from '#address/browse-search.ts'
import { PageError } from '#shell/page-error.tsx'
import { isSizeRequested, SizeNotice } from '#shell/lazy.ts'
import { Shell } from '#shell/shell.tsx'

interface ShopContext {
  queryClient: QueryClient
  /** Whether the page on the screen came as HTML and is not alive yet: its parts wait until they are needed. */
  isHydrating: boolean
  /**
   * Whether a link led here: a page may then show first what a list knows of it. Back and Forward need it whole, since the
   * place to which the browser scrolls depends on its height.
   */
  isPush: boolean
}

export const Route = createRootRouteWithContext<ShopContext>()({
  validateSearch: rootSearch,
  search: { middlewares: [retainSearchParams(['size', 'lab'])] },
  loaderDeps: ({ search: { size } }) => ({ size }),
  // Above everything else: coming late it would push the page down.
  loader: ({ deps }) => (isSizeRequested(deps.size) ? SizeNotice.preload().then(() => undefined) : undefined),
  errorComponent: PageError,
  notFoundComponent: lazyRouteComponent(() => import('#shell/not-found-page.tsx'), 'NotFoundPage'),
  component: Shell,
})
