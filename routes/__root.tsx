import { hasLab } from 'virtual:shop/parts'
import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, lazyRouteComponent, retainSearchParams } from '@tanstack/react-router'
import { rootSearch } from '#address/browse-search.ts'
import { beganWithSize } from '#address/first-address.ts'
import { SizeNotice } from '#shell/lazy.ts'
import { Shell } from '#shell/shell.tsx'

interface ShopContext {
  queryClient: QueryClient
  /** True while the page is prerendered HTML that is not hydrated yet: its parts load when they are needed. */
  isHydrating: boolean
  /**
   * Whether a link led here: such a page may first show the placeholder data of a list. Back and Forward need the whole
   * page, since the browser's scroll restoration depends on its height.
   */
  isPush: () => boolean
}

export const Route = createRootRouteWithContext<ShopContext>()({
  validateSearch: rootSearch,
  search: { middlewares: [retainSearchParams(hasLab ? ['size', 'lab'] : [])] },
  loaderDeps: ({ search: { size } }) => ({ size }),
  // Preloaded, since it is above everything else: rendered late, it would push the page down. A page can do without it.
  loader: ({ deps }) =>
    hasLab && (deps.size !== undefined || beganWithSize())
      ? SizeNotice.preload().then(
          () => undefined,
          () => undefined,
        )
      : undefined,
  notFoundComponent: lazyRouteComponent(() => import('#shell/not-found-page.tsx'), 'NotFoundPage'),
  component: Shell,
})
