import type { BrowseSearch, RootSearch } from '#address/browse-search.ts'
import type { EarlyAnswer, FirstAnswer } from '#catalogue/access.ts'
import type { OpenedProduct } from '#catalogue/opened-product.ts'
import type { Product } from '#catalogue/product.ts'
import type { Compared } from '#compare/load-compared.ts'

/** What a page is, as far as its head speaks of it. */
export type Page =
  | { readonly kind: 'home'; readonly size: number | undefined }
  | {
      readonly kind: 'products'
      readonly size: number | undefined
      readonly search: BrowseSearch
      readonly answer: FirstAnswer | EarlyAnswer
    }
  | { readonly kind: 'product'; readonly size: number | undefined; readonly product: Product }
  | { readonly kind: 'compare'; readonly names: readonly string[] }
  | { readonly kind: 'accessibility' }
  /** Nothing is there, or it could not be had. */
  | { readonly kind: 'no page' | 'no product' | 'failed' }

/** What of a route's match the head needs. */
export interface PageMatch {
  /** Of the route, with what it was asked. */
  readonly id: string
  readonly routeId: string
  readonly status: string
  readonly search: BrowseSearch & RootSearch
  readonly loaderData?: FirstAnswer | EarlyAnswer | OpenedProduct | Compared | undefined
}

/**
 * Which page the router's matches make; the deepest one decides. A product that has not come whole has to be awaited
 * first.
 */
export function readPage(matches: readonly PageMatch[]): Page {
  const match = matches.at(-1)
  if (!match || match.status === 'error') return { kind: 'failed' }
  const { routeId, status, search, loaderData } = match
  const { size } = search
  if (status === 'notFound') return { kind: 'no product' }
  if (routeId === '/accessibility') return { kind: 'accessibility' }
  // Each other route with a page of its own loads something; the root, and one that fits but in part, do not.
  if (!loaderData) return { kind: 'no page' }
  if ('products' in loaderData) return { kind: 'compare', names: loaderData.products.map(({ name }) => name) }
  if ('whole' in loaderData) {
    const product = loaderData.found()
    return product ? { kind: 'product', size, product } : { kind: 'failed' }
  }
  return routeId === '/' ? { kind: 'home', size } : { kind: 'products', size, search, answer: loaderData }
}
