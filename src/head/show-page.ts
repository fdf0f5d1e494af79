import * as texts from 'virtual:messages/head'
import { hasLanguages } from 'virtual:shop/parts'
import type { QueryClient } from '@tanstack/react-query'
import { nextPaint } from '#device/next-paint.ts'
import { productsCount } from '#browse/list/result-texts.ts'
import { ensureQuery, findListed, productQuery } from '#catalogue/queries.ts'
import { shop } from '#shop'
import { pageTags } from '#site/page-tags.ts'
import { announce } from '#ui/announcer.ts'
import { describePage, titled, type PageDescription } from './describe-page.ts'
import { headTags, type HeadTag } from './head-tags.ts'
import { jsonText } from './json-text.ts'
import { readPage, type PageMatch } from './page.ts'

function elementOf({ tag, attributes, text }: HeadTag): HTMLElement {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  if (text !== undefined) element.textContent = tag === 'script' ? jsonText(text) : text
  return element
}

/** Replaces the head's tags by those of this page. */
function write(page: PageDescription): void {
  const elements = headTags(page).map(elementOf)
  for (const old of document.head.querySelectorAll(pageTags)) old.remove()
  // Search engines read them on the page's own HTML alone.
  if (hasLanguages) for (const old of document.head.querySelectorAll('link[hreflang]')) old.remove()
  document.head.prepend(...elements)
}

/**
 * Updates the document's head to the page that the router shows (`current` returns its matches); announces the title of
 * a newly opened page, once it is painted. A product with placeholder data has its title first, and the rest once it has
 * loaded.
 */
export async function showPage(
  current: () => readonly PageMatch[],
  client: QueryClient,
  isNew: boolean,
): Promise<void> {
  // Its elements would delay the page's first frame.
  await nextPaint()
  const matches = current()
  const match = matches.at(-1)
  const loaded = match?.loaderData
  const query = loaded && 'id' in loaded && productQuery(loaded.id, loaded.size)
  if (!query || client.getQueryData(query.queryKey) !== undefined) {
    const page = readPage(matches, client)
    // It has named itself, and its alert is announced (`page-error.tsx`).
    if (page.kind === 'failed') return write({ ...describePage(page), title: document.title })
    write(describePage(page))
    const total = page.kind === 'products' && page.search.search ? page.answer.total : null
    if (isNew)
      announce(
        total === null
          ? document.title
          : texts.opened({ title: document.title, products: productsCount(total) }),
      )
    return
  }
  document.title = titled(findListed(client, loaded.id)?.name ?? shop.name)
  if (isNew) announce(document.title)
  const product = await ensureQuery(client, query).catch(() => null)
  // The router may show another page meanwhile, with another head.
  if (product && match.id === current().at(-1)?.id) write(describePage(readPage(matches, client)))
}
