import type { RegisteredRouter } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Fetches the code of a page's parts, for a page that the browser draws itself. */
    readonly loadParts?: () => Promise<unknown>
  }
}

/** Chromium alone tells; TypeScript's library does not know of it. */
function isSavingData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
}

/**
 * Fetches what all product pages have in common, once the visitor's page is at rest: a press on a card then waits for
 * that product alone. Nothing of any product is fetched, nothing at all where the visitor saves data, and what fails is
 * asked for again with the press.
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
