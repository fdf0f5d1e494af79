import { createRootRouteWithContext, lazyRouteComponent, retainSearchParams } from '@tanstack/react-router'
import { rootSearch } from '#address/browse-search.ts'
import type { CatalogueAccess } from '#catalogue/access.ts'
import { PageError } from '#shell/page-error.tsx'
import { isSizeAsked, SizeNotice } from '#shell/lazy.ts'
import { Shell } from '#shell/shell.tsx'

interface ShopContext {
  catalogue: CatalogueAccess
  /** Whether the page on the screen came as HTML and is not alive yet: its parts wait until they are needed. */
  isHydrating: boolean
}

export const Route = createRootRouteWithContext<ShopContext>()({
  validateSearch: rootSearch,
  search: { middlewares: [retainSearchParams(['size', 'lab'])] },
  loaderDeps: ({ search: { size } }) => ({ size }),
  // Above everything else: coming late it would push the page down.
  loader: ({ deps }) => (isSizeAsked(deps.size) ? SizeNotice.preload().then(() => undefined) : undefined),
  errorComponent: PageError,
  notFoundComponent: lazyRouteComponent(() => import('#shell/not-found-page.tsx'), 'NotFoundPage'),
  component: Shell,
})
