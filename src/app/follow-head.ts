import type { AnyRouter } from '@tanstack/react-router'
import type { QueryClient } from '@tanstack/react-query'
import type { PageMatch } from '#head/page.ts'

const load = () => import('#head/show-page.ts')

interface HeadRouter extends Pick<AnyRouter, 'subscribe'> {
  readonly state: { readonly matches: readonly PageMatch[] }
}

/**
 * Keeps the document's head in step with the page on the screen. The build writes the right head into a prerendered
 * page (`isRight`), so this code loads with the first page that the browser renders itself.
 */
export function followHead(router: HeadRouter, queryClient: QueryClient, isRight: boolean): void {
  let isFirst = isRight
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
