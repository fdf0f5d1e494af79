/*
 * The shop's base is a path with a slash at both ends: `/`, or `/shop/` of `https://host.example/shop`. Inside the
 * shop, paths are those of routes and of files in `dist`. The base is added here, in the router (`basepath`) and in
 * Vite.
 */

/** The path in an address for a page or file of the shop: `/shop/products` for `/products`. */
export const sitePath = (path: string, base: string = import.meta.env.BASE_URL): string =>
  base + path.slice(1)

/** The page or file for a path in an address: `/products` for `/shop/products`; undefined outside the shop. */
export const pathInSite = (pathname: string, base: string = import.meta.env.BASE_URL): string | undefined =>
  pathname.startsWith(base) ? pathname.slice(base.length - 1) : undefined

/**
 * A name for caches and storage, which browsers share per origin: other shops may be on it. With the base `/` it is
 * `name` itself.
 */
export const nameOnOrigin = (name: string, base: string = import.meta.env.BASE_URL): string =>
  name + base.slice(0, -1)
