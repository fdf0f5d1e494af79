import { categoryRewrite } from 'virtual:catalogue/category-addresses'
import type { RouterHistory } from '@tanstack/react-router'
import { productPages } from '#site/pages.ts'
import { pathInSite, sitePath } from '#site/path.ts'

/** The query of the list at an address of this host; undefined where the shop has none there. */
export function listSearchOf(address: URL, base?: string): string | undefined {
  const path = pathInSite(address.pathname, base)
  if (path === undefined) return undefined
  const url = new URL(address)
  url.pathname = path
  const { pathname, search } = categoryRewrite?.input({ url }) ?? url
  return pathname === '/' || pathname === '/products' ? search : undefined
}

/**
 * The browser itself follows a list's link before the script runs, and into a new tab: the list is then the referrer of
 * the page. Writes it into the new entry, as the shop's own links do.
 */
export function recordListOrigin(history: RouterHistory): void {
  const { location } = window
  if (!document.referrer || !location.pathname.startsWith(sitePath(productPages))) return
  const referrer = new URL(document.referrer)
  const list = referrer.origin === location.origin ? listSearchOf(referrer) : undefined
  if (list !== undefined) history.replace(history.location.href, { list })
}
