import type { GivenAnswer } from '#catalogue/access.ts'

/**
 * What the build leaves in a page for the browser: `data-path` on `<html>` says for which address it was made, and
 * `data-search` which answer `index.html` has put in since; a script of type `application/json` holds what its loaders
 * fetched.
 */
const dataId = 'page-data'

/** Whether the page on the screen is the very page that this address asks for. */
export function isPrerendered(
  page: Document,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): boolean {
  const { path, search: answered = '' } = page.documentElement.dataset
  // Made for every address that no route has, and the same on all of them. A host may send it for others, too.
  const isUnknown = path === '*' && !/^\/(?:products?(?:\/|$)|(?:compare|accessibility)$|$)/.test(pathname)
  return (path === pathname || isUnknown) && search === answered
}

const isGiven = (data: unknown): data is GivenAnswer =>
  typeof data === 'object' && data !== null && ('answer' in data || 'product' in data)

/** Nothing where the page carries none, or none that can be read: then the browser fetches for itself. */
export function readPageData(page: Document): GivenAnswer {
  try {
    const data: unknown = JSON.parse(page.getElementById(dataId)?.textContent ?? 'null')
    return isGiven(data) ? data : {}
  } catch {
    return {}
  }
}
