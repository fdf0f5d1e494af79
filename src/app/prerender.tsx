import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import type { EarlyAnswer, FirstAnswer, GivenAnswer } from '#catalogue/access.ts'
import type { OpenedProduct } from '#catalogue/opened-product.ts'
import type { Compared } from '#compare/load-compared.ts'
import { describePage } from '#head/describe-page.ts'
import { headHtml } from '#head/head-html.ts'
import { headTags } from '#head/head-tags.ts'
import { readPage } from '#head/page.ts'
import { sitePath } from '#site/path.ts'
import { createShopRouter } from './router.ts'

export interface PrerenderedPage {
  /** Title, meta and link tags for the document's head. */
  readonly head: string
  /** What stands in `#root`. */
  readonly markup: string
  /** What the page's loader fetched, for the browser's: a `GivenAnswer`, as JSON. */
  readonly data: object
}

/** React puts what belongs into the head in front of the rest. */
const leadingTags = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/

function givenAnswer(loaded: FirstAnswer | EarlyAnswer | OpenedProduct | Compared | undefined): GivenAnswer {
  if (loaded === undefined || 'products' in loaded) return {}
  if ('question' in loaded) return loaded.total === null ? {} : { answer: loaded }
  const product = loaded.found()
  return product ? { product } : {}
}

/**
 * Renders one address as the browser will hydrate it. Each page has a router and a store of its own. What `given` holds
 * is not asked of the catalogue.
 */
export async function prerenderPage(path: string, given?: GivenAnswer): Promise<PrerenderedPage> {
  const router = createShopRouter({
    given,
    history: createMemoryHistory({ initialEntries: [sitePath(path)] }),
  })
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
  const { matches } = router.state
  const preloads = leadingTags.exec(html)?.[0] ?? ''
  return {
    head: headHtml(headTags(describePage(readPage(matches)))) + preloads,
    markup: html.slice(preloads.length),
    data: givenAnswer(matches.at(-1)?.loaderData),
  }
}
