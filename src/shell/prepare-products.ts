import type { RegisteredRouter } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Fetches the code of a page's lazy parts, for a page that the browser renders itself. */
    readonly loadParts?: () => Promise<unknown>
  }
}

/** Chromium only; missing in TypeScript's DOM types. */
function isSavingData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
}

/**
 * Fetches the code that all product pages share, once the current page is idle: a press on a card then waits for that
 * product's data alone. No product data is fetched, and nothing where the visitor saves data; a press requests again
 * what has failed.
 */
export async function prepareProducts(router: RegisteredRouter): Promise<void> {
  const route = router.routesById['/product/$id']
  const isThere = router.state.matches.some(({ routeId }) => routeId === route.id)
  if (isThere || isSavingData()) return
  await Promise.allSettled([
    router.loadRouteChunk(route),
    route.options.staticData?.loadParts?.(),
    import('#catalogue/source-for.ts'),
  ])
}
