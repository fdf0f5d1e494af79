import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { createQueryClient } from './query-client.ts'
import { createShopRouter } from './router.tsx'

export interface PrerenderedPage {
  /** Title, meta and link tags for the document's head. */
  readonly head: string
  /** What stands in `#root`. */
  readonly markup: string
  /** What the loaders fetched, for the browser's query cache: `PageDatum`s, any JSON. */
  readonly data: unknown
}

/** React puts what belongs into the head in front of the rest. */
const leadingTags = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/

/** Renders one address as the browser will hydrate it. Each page has a router, a store and a cache of its own. */
export async function prerenderPage(path: string): Promise<PrerenderedPage> {
  const queryClient = createQueryClient()
  const router = createShopRouter({ queryClient, history: createMemoryHistory({ initialEntries: [path] }) })
  await router.load()
  const failures: unknown[] = []
  const { prelude } = await prerender(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
    // Large parts stay in their place: moving them there later would take inline scripts.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void failures.push(error) },
  )
  const html = await new Response(prelude).text()
  if (failures.length > 0) throw new Error(`${path} failed`, { cause: failures[0] })
  const data = queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryKey, state }) => [queryKey, state.data] as const)
  const head = leadingTags.exec(html)?.[0] ?? ''
  return { head, markup: html.slice(head.length), data }
}
