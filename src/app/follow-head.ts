import type { AnyRouter } from '@tanstack/react-router'
import type { QueryClient } from '@tanstack/react-query'
import type { PageMatch } from '#head/page.ts'

const load = () => import('#head/show-page.ts')

interface HeadRouter extends Pick<AnyRouter, 'subscribe'> {
  readonly state: { readonly matches: readonly PageMatch[] }
}

/**
 * Updates the document's head after each navigation. A prerendered page already has its head (`isCurrent`), so the code
 * loads with the first page that the browser renders itself.
 */
export function followHead(router: HeadRouter, queryClient: QueryClient, isCurrent: boolean): void {
  let isFirst = isCurrent
  router.subscribe('onBeforeLoad', ({ fromLocation }) => {
    if (fromLocation) load().catch(() => undefined)
  })
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    if (isFirst && fromLocation?.href === toLocation.href) return
    isFirst = false
    load().then(
      ({ showPage }) => showPage(() => router.state.matches, queryClient, pathChanged),
      // A page with an outdated head still works.
      () => undefined,
    )
  })
}
