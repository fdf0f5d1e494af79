import '#theme/layer-order.css'
import '@fontsource-variable/bricolage-grotesque/wght.css'
import '@fontsource-variable/instrument-sans/wght.css'
import '#theme/fonts.css.ts'
import '#theme/reset.css.ts'
import '#theme/theme.css.ts'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { parseSearch, stringifySearch } from '#address/search-params.ts'
import { isPrerendered, readPageData } from './page-data.ts'
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
const isHydrating = isPrerendered(document, window.location)
const router = createShopRouter({ queryClient, isHydrating })
const shop = (
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>
)

for (const [key, data] of readPageData(document)) queryClient.setQueryData(key, data)
if (isHydrating) {
  await router.load()
  // Without it the router would draw its first picture as if nothing had been loaded.
  router.ssr = { manifest: undefined }
  router.options.context.isHydrating = false
  hydrateRoot(root, shop)
} else {
  // The page was made for another address, or for none: it is drawn anew.
  const [{ keepTyping, removePageHead }] = await Promise.all([import('./draw-anew.ts'), router.load()])
  const restoreTyping = keepTyping(document)
  removePageHead(document)
  flushSync(() => createRoot(root).render(shop))
  restoreTyping()
}
