import '#theme/layer-order.css'
import '#theme/fonts.css'
import '#theme/reset.css.ts'
import '#theme/theme.css.ts'
import { importService } from 'virtual:catalogue/service'
import { RouterProvider } from '@tanstack/react-router'
import { type ErrorInfo, startTransition, StrictMode, useLayoutEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { parseSearch, stringifySearch } from '#address/search-params.ts'
import { comfortChoice } from '#comfort/comfort.ts'
import { addresses } from '#catalogue/settings/settings.ts'
import { createQueryClient } from '#catalogue/query-client.ts'
import { dataKey, templateId } from '#device/document-protocol.ts'
import { readPageQueries } from '#device/page-queries.ts'
import { Footer } from '#shell/lazy.ts'
import { isMadeFor } from '#site/page-match.ts'
import { forgetEarlyInput, keepEarlyInput, restoreEarlyInput } from '#ui/early-input.ts'
import { beganWithReturn, beganWithSize } from '#address/first-address.ts'
import { ignoreDisplacedPresses } from './double-presses.ts'
import { tolerateForeignNodes } from './foreign-nodes.ts'
import { recordListOrigin } from './list-origin.ts'
import { hydratePage } from './page-data.ts'
import { createShopRouter } from './router.tsx'

const root = document.getElementById(templateId.root)
if (!root) throw new Error('index.html has no #root')

const { location, history } = window

/**
 * The router compares the address with its parsed form; repeated keys and odd escapes would differ. An address that begins
 * with two slashes would name another site in `replaceState`.
 */
function normalizeAddress(): void {
  const { pathname, search, hash } = location
  const canonical = pathname.replace(/^\/+/, '/') + stringifySearch(parseSearch(search)) + hash
  if (canonical !== pathname + search + hash) history.replaceState(history.state, '', canonical)
}

interface ShopProps {
  router: ReturnType<typeof createShopRouter>
  /** Called once the shop is in the page, before the first paint. */
  onDrawn?: () => void
}

function Shop({ router, onDrawn }: ShopProps) {
  useLayoutEffect(() => onDrawn?.(), [onDrawn])
  return (
    <StrictMode>
      {/* The first load is over. */}
      <RouterProvider router={router} context={{ isHydrating: false }} />
    </StrictMode>
  )
}

/** No top-level await: the pages' chunks import this one, and both would wait for each other. */
async function start(container: HTMLElement) {
  // A separate task: together with the evaluation of the modules it would block a slow phone for too long.
  await new Promise((resolve) => setTimeout(resolve))
  await window.preparedAnswer
  normalizeAddress()
  const isNewEntry = history.state === null
  // An invalid size is no longer in the address, but the page has to report it.
  const isHydrating = isMadeFor(document.documentElement.dataset, location) && !beganWithSize()
  const queryClient = createQueryClient()
  // The router restores the offset of a page at its end only where the page has its whole height, with the footer.
  const footer = !isHydrating && beganWithReturn() ? Footer.preload().catch(() => undefined) : undefined
  if (isHydrating) hydratePage(queryClient, readPageQueries(document))
  const router = createShopRouter({ queryClient, isHydrating })
  if (isNewEntry) recordListOrigin(router.history)
  // A product's loader redirects to its slug. Once mounted, the router itself loads what its history leads to.
  const unsubscribe = addresses === 'slug' ? router.history.subscribe(() => void router.load()) : undefined
  await Promise.all([router.load(), footer])
  unsubscribe?.()
  tolerateForeignNodes(Node)
  ignoreDisplacedPresses(window)
  keepEarlyInput()
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) forgetEarlyInput()
  })
  if (isHydrating) {
    // Without `ssr` the router would render its first frame as if nothing were loaded.
    router.ssr = { manifest: undefined }
    const onRecoverableError = (error: unknown, { componentStack }: ErrorInfo) => {
      restoreEarlyInput()
      console.error(error, componentStack)
    }
    // A page without one of its parts can still be read: better than an error panel instead of it.
    if (!document.documentElement.dataset[dataKey.broken])
      // A transition hydrates in pieces, here and below: in one piece it would block scrolling and presses.
      startTransition(() => void hydrateRoot(container, <Shop router={router} />, { onRecoverableError }))
    // Prerendered prices are those of the build. Pages work without an answer.
    if (importService)
      void importService()
        .then(({ checkState }) => checkState(queryClient))
        .catch(() => undefined)
  } else {
    // The HTML was made for another address, or for none: nothing is hydrated.
    startTransition(() => createRoot(container).render(<Shop router={router} onDrawn={restoreEarlyInput} />))
  }
}

if (!window.isUnsupported) {
  window.isShopStarted = true
  comfortChoice.show()
  start(root).catch((error: unknown) => {
    console.error(error)
    window.reportFailedStart?.()
  })
}
