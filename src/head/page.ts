import { categoryTextQuery } from 'virtual:catalogue/category-text-query'
import { hasAccessibility, hasCompare } from 'virtual:shop/parts'
import type { BrowseSearch, RootSearch } from '#address/browse-search.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { LoadedList } from '#browse/list/product-list.ts'
import type { Product, ProductSummary } from '#catalogue/product.ts'
import { productQuery, sliceQuery } from '#catalogue/queries.ts'
import type { ListQuery } from '#catalogue/source/source.ts'
import { hasOrderPage } from '#site/checkout-kind.ts'
import { orderPage } from '#site/pages.ts'
import { firstIds, mostCompared } from '#address/ids.ts'
import type { TextPage } from '#text-pages/text-page.ts'

/** A list, as much of it as is loaded. */
export interface ListResult {
  readonly listQuery: ListQuery
  /** Null until the products are counted: more than a slice. */
  readonly total: number | null
  readonly first: readonly ProductSummary[]
}

/** The kind of a page, and the data for its head. */
export type Page =
  | { readonly kind: 'home'; readonly size: number | undefined }
  | {
      readonly kind: 'products'
      readonly size: number | undefined
      readonly search: BrowseSearch
      readonly answer: ListResult
      /** That of a category's page. */
      readonly text: string | null
    }
  | { readonly kind: 'product'; readonly size: number | undefined; readonly product: Product }
  | { readonly kind: 'compare'; readonly names: readonly string[] }
  | { readonly kind: 'accessibility' }
  | { readonly kind: 'order' }
  | { readonly kind: 'text'; readonly page: TextPage }
  /** No such page or product, or its data could not be loaded. */
  | { readonly kind: 'no page' | 'no product' | 'failed' }

/** The query behind a product's page. */
export interface ProductLoaderData {
  readonly id: number
  readonly size: number
}

/** The queries behind a comparison. */
interface CompareLoaderData {
  /** As in the address. */
  readonly ids: string | undefined
  readonly size: number
}

/** One of the owner's pages. */
export interface TextPageLoaderData {
  readonly textPage: TextPage
}

/** The fields of a route's match that the head needs. */
export interface PageMatch {
  /** Unique for the route, its parameters and its loader dependencies. */
  readonly id: string
  readonly routeId: string
  readonly status: string
  readonly search: BrowseSearch & RootSearch
  readonly loaderData?: LoadedList | ProductLoaderData | CompareLoaderData | TextPageLoaderData | undefined
}

function readList(client: QueryClient, { listQuery, page, firstSlice }: LoadedList): ListResult {
  const slice = client.getQueryData(sliceQuery(listQuery, page).queryKey)
  return { listQuery, total: slice?.total ?? null, first: slice?.products ?? firstSlice ?? [] }
}

/** The page of the router's matches; the deepest one decides. A product's query has to be awaited first. */
export function readPage(matches: readonly PageMatch[], client: QueryClient): Page {
  const match = matches.at(-1)
  if (!match || match.status === 'error') return { kind: 'failed' }
  const { routeId, status, search, loaderData } = match
  const { size } = search
  if (status === 'notFound') return { kind: 'no product' }
  if (hasAccessibility && routeId === '/accessibility') return { kind: 'accessibility' }
  if (hasOrderPage && routeId === orderPage) return { kind: 'order' }
  // Every other route with a page of its own has a loader; the root and a partial match have none.
  if (!loaderData) return { kind: 'no page' }
  if ('textPage' in loaderData) return { kind: 'text', page: loaderData.textPage }
  const productOf = (id: number, requestedSize: number) =>
    client.getQueryData(productQuery(id, requestedSize).queryKey)
  if ('ids' in loaderData) {
    if (!hasCompare) return { kind: 'no page' }
    const products = firstIds(loaderData.ids, mostCompared).map((id) => productOf(id, loaderData.size))
    return { kind: 'compare', names: products.flatMap((product) => product?.name ?? []) }
  }
  if ('id' in loaderData) {
    const product = productOf(loaderData.id, loaderData.size)
    return product ? { kind: 'product', size, product } : { kind: 'failed' }
  }
  return routeId === '/'
    ? { kind: 'home', size }
    : {
        kind: 'products',
        size,
        search,
        answer: readList(client, loaderData),
        text: categoryTextQuery
          ? (client.getQueryData(categoryTextQuery(loaderData.listQuery.category).queryKey) ?? null)
          : null,
      }
}
