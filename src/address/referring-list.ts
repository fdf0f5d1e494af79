import { categoryRewrite } from 'virtual:catalogue/category-addresses'
import { pathInSite } from '#site/path.ts'

/** A list at an address of this host, as the router has it; undefined where the shop has none there. */
export function listAt(address: URL): Pick<URL, 'pathname' | 'search'> | undefined {
  const path = pathInSite(address.pathname)
  if (path === undefined) return undefined
  const url = new URL(address)
  url.pathname = path
  const { pathname, search } = categoryRewrite?.input({ url }) ?? url
  return pathname === '/' || pathname === '/products' ? { pathname, search } : undefined
}

/**
 * The list whose link the browser itself followed to this document, before the script ran or into a new tab; undefined for
 * none.
 */
export function referringList(): ReturnType<typeof listAt> {
  if (!document.referrer) return undefined
  const referrer = new URL(document.referrer)
  return referrer.origin === window.location.origin ? listAt(referrer) : undefined
}
