import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, lazyRouteComponent, retainSearchParams } from '@tanstack/react-router'
import { rootSearch } from '#address/browse-search.ts'
import { shop } from '#shop'
import { PageError } from '#shell/page-error.tsx'
import { Shell } from '#shell/shell.tsx'

interface ShopContext {
  queryClient: QueryClient
  /** Whether the page on the screen came as HTML and is not alive yet: its parts wait until they are needed. */
  isHydrating: boolean
}

export const Route = createRootRouteWithContext<ShopContext>()({
  validateSearch: rootSearch,
  search: { middlewares: [retainSearchParams(['size'])] },
  head: () => ({ meta: [{ title: shop.name }, { name: 'description', content: shop.hero.lead }] }),
  errorComponent: PageError,
  notFoundComponent: lazyRouteComponent(() => import('#shell/not-found-page.tsx'), 'NotFoundPage'),
  component: Shell,
})
