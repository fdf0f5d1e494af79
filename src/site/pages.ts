/**
 * The pages with one address each; product pages and the owner's text pages are separate. Build, sitemap, service worker,
 * boot script and heads read this list; a test compares it with `routes/`.
 */
export const pages = ['/', '/products', '/compare', '/accessibility'] as const

/** Of a shop that can be ordered from (`checkout` in `shop.config.ts`); others have no such page. */
export const orderPage = '/order'

/** Those of a shop that may have switched off two of them. */
export const pagesWith = (parts: {
  readonly compare: boolean
  readonly accessibility: boolean
}): (typeof pages)[number][] =>
  pages.filter(
    (path) => (path !== '/compare' || parts.compare) && (path !== '/accessibility' || parts.accessibility),
  )

/** The beginning of the path of every category's page. */
export const categoryPages = '/category/'

/** The beginning of every product page's path. */
export const productPages = '/product/'

/** `segment`: see `catalogue/product-id.ts`. */
export const productPath = (segment: string) => `${productPages}${segment}` as const

export type PagePath = `/${string}`

/** The file that hosts send, with status 404, for an address without a page. The shop can render any page from it. */
export const unknownPage = '/404.html'
