import type { RegisteredRouter } from '@tanstack/react-router'
import { savesData } from '#device/connection.ts'
import { Footer } from './lazy.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Fetches the code of a page's lazy parts, for a page that the browser renders itself. */
    readonly loadParts?: () => Promise<unknown>
  }
}

/**
 * Fetches the code of what stays around the page, and the code that all product pages share, so that a press on a card
 * waits for that product alone. Fetches no product, and nothing where the visitor saves data. What failed here is fetched
 * again where it is needed.
 */
export async function prepareProducts(router: RegisteredRouter): Promise<void> {
  if (savesData()) return
  const route = router.routesById['/product/$id']
  const isCurrent = router.state.matches.some(({ routeId }) => routeId === route.id)
  await Promise.allSettled([
    import('#head/show-page.ts'),
    // React renders a new page twice where a part that stays is not hydrated yet.
    Footer.preload(),
    ...(isCurrent
      ? []
      : [
          router.loadRouteChunk(route),
          route.options.staticData?.loadParts?.(),
          import('#catalogue/source/source-for.ts'),
        ]),
  ])
}
