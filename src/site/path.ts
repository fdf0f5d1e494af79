/*
 * The base is a path with a slash at both ends: `/`, or `/shop/` of `https://host.example/shop`, or `/shop/de/` of its
 * second language. Within it, paths are those of routes and of files in `dist`. The base is added here, in the router
 * (`basepath`) and in Vite. All languages of a shop share images and stored values: theirs is the base of the first.
 */

/** The path in an address for a page or file of the shop: `/shop/products` for `/products`. */
export const sitePath = (path: string, base: string = import.meta.env.BASE_URL): string =>
  base + path.slice(1)

/** The path in an address for an image or another file of the owner's, which all languages share. */
export const picturePath = (path: string, shopBase: string = import.meta.env.SHOP_BASE): string =>
  sitePath(path, shopBase)

/** A file, such as a price list in `public`: the router has no page for it. */
export const isFilePath = (path: string): boolean => /^[^?#]*\.[a-z0-9]+(?:[?#]|$)/i.test(path)

/**
 * The address for a link as an owner writes it: a page of the language that is shown, a file that all languages share,
 * or another site.
 */
export function linkAddress(href: string): string {
  if (!href.startsWith('/')) return href
  return isFilePath(href) ? picturePath(href) : sitePath(href)
}

/** The page or file for a path in an address: `/products` for `/shop/products`; undefined outside the shop. */
export const pathInSite = (pathname: string, base: string = import.meta.env.BASE_URL): string | undefined =>
  pathname.startsWith(base) ? pathname.slice(base.length - 1) : undefined

/**
 * A name for caches and storage, which browsers share per origin: other shops may be on it. With the base `/` it is
 * `name` itself.
 */
export const nameOnOrigin = (name: string, base: string = import.meta.env.SHOP_BASE): string =>
  name + base.slice(0, -1)
