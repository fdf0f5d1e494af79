import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { describePage } from '#head/describe-page.ts'
import { headHtml } from '#head/head-html.ts'
import { headTags } from '#head/head-tags.ts'
import { readPage } from '#head/page.ts'
import { sitePath } from '#site/path.ts'
import { dehydratePage } from './page-data.ts'
import { createShopRouter } from './router.tsx'

export interface PrerenderedPage {
  /** Title, meta and link tags for the document's head. */
  readonly head: string
  /** The content of `#root`. */
  readonly markup: string
  /** The page's query cache for the browser, as JSON. */
  readonly data: object
}

/** React renders head elements in front of the other markup. */
const leadingTags = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/

/** A page whose loaders have run. */
export interface LoadedPage {
  readonly path: string
  readonly router: ReturnType<typeof createShopRouter>
}

/** Loads one address as the browser will hydrate it, with a new router, store and query cache. */
export async function loadPage(path: string): Promise<LoadedPage> {
  const history = createMemoryHistory({ initialEntries: [sitePath(path)] })
  const router = createShopRouter({ history })
  await router.load()
  const failed = router.state.matches.find(({ status }) => status === 'error')
  if (failed) throw new Error(`${path} failed`, { cause: failed.error })
  return { path, router }
}

/** Renders a page that has been loaded. */
export async function renderPage({ path, router }: LoadedPage): Promise<PrerenderedPage> {
  const failures: unknown[] = []
  const { prelude } = await prerender(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
    // No out-of-order streaming of large parts: it needs inline scripts.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void failures.push(error) },
  )
  const html = await new Response(prelude).text()
  if (failures.length > 0) throw new Error(`${path} failed`, { cause: failures[0] })
  const { matches } = router.state
  const { queryClient } = router.options.context
  if (matches.length === 0)
    throw new Error(`${path} was redirected: a page has to be rendered at its own address.`)
  const preloads = leadingTags.exec(html)?.[0] ?? ''
  return {
    head: headHtml(headTags(describePage(readPage(matches, queryClient)))) + preloads,
    markup: html.slice(preloads.length),
    data: dehydratePage(queryClient),
  }
}

export const prerenderPage = async (path: string): Promise<PrerenderedPage> =>
  renderPage(await loadPage(path))
