import type { AnyRouteMatch } from '@tanstack/react-router'
import type { LoadedList } from '#browse/list/product-list.ts'

type LoaderData = object | undefined

const dataOf = (match: AnyRouteMatch | undefined): LoaderData => {
  const data: unknown = match?.loaderData
  return typeof data === 'object' && data !== null ? data : undefined
}

const isList = (data: LoaderData): data is LoadedList => data !== undefined && 'listQuery' in data

const isProduct = (data: LoaderData): data is { readonly id: number; readonly size: number } =>
  data !== undefined && 'id' in data && 'size' in data

/** The list of a page with products; null for other pages. */
export function listOf(match: AnyRouteMatch | undefined): LoadedList | null {
  const data = dataOf(match)
  return isList(data) ? data : null
}

export function productIdOf(match: AnyRouteMatch | undefined) {
  const data = dataOf(match)
  return isProduct(data) ? data : null
}

/** The words that a list is searched for; empty for none. */
export function searchOf(match: AnyRouteMatch): string {
  const search: unknown = match.search
  const words =
    typeof search === 'object' && search !== null && 'search' in search ? search.search : undefined
  return typeof words === 'string' ? words.trim() : ''
}
