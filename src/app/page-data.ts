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

/** A key of the query cache, and what stands there. */
export type PageDatum = readonly [key: readonly unknown[], data: unknown]

const isDatum = (value: unknown): value is PageDatum =>
  Array.isArray(value) && value.length === 2 && Array.isArray(value[0])

/** Nothing where the page carries none, or none that can be read: then the browser fetches for itself. */
export function readPageData(page: Document): readonly PageDatum[] {
  try {
    const data: unknown = JSON.parse(page.getElementById(dataId)?.textContent ?? 'null')
    return Array.isArray(data) ? data.filter(isDatum) : []
  } catch {
    return []
  }
}
