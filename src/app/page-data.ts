import type { DehydratedState } from '@tanstack/react-query'

/**
 * What the build leaves in a page for the browser: `data-path` on `<html>` says for which address it was made, a script
 * of type `application/json` holds what its loaders fetched.
 */
const dataId = 'page-data'

/** Whether the page on the screen is the very page that this address asks for. */
export function isPrerendered(
  page: Document,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): boolean {
  return page.documentElement.dataset['path'] === pathname && search === ''
}

const isCache = (data: unknown): data is Partial<DehydratedState> =>
  typeof data === 'object' && data !== null && 'queries' in data && Array.isArray(data.queries)

/** Nothing where the page carries none, or none that can be read: then the browser fetches for itself. */
export function readPageData(page: Document): Partial<DehydratedState> {
  try {
    const data: unknown = JSON.parse(page.getElementById(dataId)?.textContent ?? 'null')
    return isCache(data) ? data : {}
  } catch {
    return {}
  }
}

/** Takes the prerendered head tags away, before others of the kind are put there. */
export function removePageHead(page: Document): void {
  for (const tag of page.head.querySelectorAll(
    'title, meta[name="description"], meta[name="robots"], meta[property], meta[name^="twitter:"], link[rel="canonical"]',
  ))
    tag.remove()
}

/** Remembers what was typed into the page's fields, and where the focus was; answers with the way to put it back. */
export function keepTyping(page: Document): () => void {
  const typed = [...page.querySelectorAll<HTMLInputElement>('input[id]')].filter(
    (field) => field.value !== field.defaultValue,
  )
  const values = new Map(typed.map(({ id, value }) => [id, value]))
  const focused = page.activeElement?.id
  return () => {
    for (const [id, value] of values) {
      const field = page.getElementById(id)
      if (field instanceof HTMLInputElement) field.value = value
    }
    if (focused) page.getElementById(focused)?.focus({ preventScroll: true })
  }
}
