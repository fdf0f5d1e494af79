import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, lazyRouteComponent, retainSearchParams } from '@tanstack/react-router'
import { rootSearch } from '#address/browse-search.ts'
import { shop } from '#shop'
import { PageError } from '#shell/page-error.tsx'
import { Shell } from '#shell/shell.tsx'

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  validateSearch: rootSearch,
  search: { middlewares: [retainSearchParams(['size'])] },
  head: () => ({ meta: [{ title: shop.name }, { name: 'description', content: shop.hero.lead }] }),
  errorComponent: PageError,
  notFoundComponent: lazyRouteComponent(() => import('#shell/not-found-page.tsx'), 'NotFoundPage'),
  component: Shell,
})
