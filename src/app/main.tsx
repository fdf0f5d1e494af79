import '#theme/layer-order.css'
import '@fontsource-variable/bricolage-grotesque/wght.css'
import '@fontsource-variable/instrument-sans/wght.css'
import '#theme/fonts.css.ts'
import '#theme/reset.css.ts'
import '#theme/theme.css.ts'
import { hydrate } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { parseSearch, stringifySearch } from '#address/search-params.ts'
import { isPrerendered, keepTyping, readPageData, removePageHead } from './page-data.ts'
import { createQueryClient } from './query-client.ts'
import { createShopRouter } from './router.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

// The router compares what it has read, which the parser has tidied already: repeated keys, odd escapes.
const canonical = stringifySearch(parseSearch(window.location.search))
if (canonical !== window.location.search)
  window.history.replaceState(
    window.history.state,
    '',
    window.location.pathname + canonical + window.location.hash,
  )

const queryClient = createQueryClient()
const router = createShopRouter({ queryClient })
const shop = (
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>
)

hydrate(queryClient, readPageData(document))
if (isPrerendered(document, window.location)) {
  await router.load()
  // Without it the router would draw its first picture as if nothing had been loaded.
  router.ssr = { manifest: undefined }
  hydrateRoot(root, shop)
} else {
  // The page was made for another address, or for none: it is drawn anew.
  const restoreTyping = keepTyping(document)
  removePageHead(document)
  await router.load()
  flushSync(() => createRoot(root).render(shop))
  restoreTyping()
}
