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
 * Fetches the code that all product pages share, so that a press on a card waits for that product alone, and the code
 * of what stays around the page. Fetches no product, and nothing where the visitor saves data. A press fetches again
 * what failed here.
 */
export async function prepareProducts(router: RegisteredRouter): Promise<void> {
  const route = router.routesById['/product/$id']
  const isCurrent = router.state.matches.some(({ routeId }) => routeId === route.id)
  if (isCurrent || savesData()) return
  await Promise.allSettled([
    router.loadRouteChunk(route),
    route.options.staticData?.loadParts?.(),
    import('#catalogue/source/source-for.ts'),
    import('#head/show-page.ts'),
    // React renders a new page twice where a part that stays is not hydrated yet.
    Footer.preload(),
  ])
}
