/*
 * The shop lives under a base, a path with a slash at both ends: `/`, or `/shop/` of `https://host.example/shop`. Inside,
 * paths are those of routes and of files in `dist`. The base joins a path here, in the router (`basepath`) and in Vite.
 */

/** The path in an address, of a page or file of the shop: `/shop/products` for `/products`. */
export const sitePath = (path: string, base: string = import.meta.env.BASE_URL): string =>
  base + path.slice(1)

/** The page or file that a path in an address names: `/products` for `/shop/products`; undefined outside the shop. */
export const pathInSite = (pathname: string, base: string = import.meta.env.BASE_URL): string | undefined =>
  pathname.startsWith(base) ? pathname.slice(base.length - 1) : undefined

/** A name for what browsers keep by origin, caches and storage: other shops may share it. At the top it is `name` itself. */
export const nameOnOrigin = (name: string, base: string = import.meta.env.BASE_URL): string =>
  name + base.slice(0, -1)
