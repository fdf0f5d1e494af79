import { categories } from '#catalogue/settings/settings.ts'
import { categoryPages } from '#site/pages.ts'
import { sitePath } from '#site/path.ts'
import { parseSearch, stringifySearch } from './search-params.ts'

type CategoryPagePath = `${typeof categoryPages}${string}`

const pathOf = (path: string): CategoryPagePath => `${categoryPages}${encodeURI(path)}`

/** The path of a category's page, escaped as browsers show it in `location.pathname`; undefined where it has none. */
export function categoryPagePath(label: string | undefined): CategoryPagePath | undefined {
  const path = categories.find((category) => category.label === label)?.path
  return path === undefined ? undefined : pathOf(path)
}

/** Parameters that a category's page has in its own address: they show a part of the same list. */
const positions: ReadonlySet<string> = new Set(['at', 'view', 'page'])

/**
 * The address of a category's page is another form of `/products?category=…`: the router, its links and its pages know
 * that one alone. With a search, a filter or an order it stays as it is.
 */
export const categoryRewrite = {
  /** `/category/tea?brand=x` as `/products?category=Tea&brand=x`. */
  input({ url }: { readonly url: URL }): URL {
    const label = url.pathname.startsWith(categoryPages)
      ? categories.find(
          ({ path }) => path !== undefined && new URL(pathOf(path), url).pathname === url.pathname,
        )?.label
      : undefined
    if (label === undefined) return url
    const { category: _, ...rest } = parseSearch(url.search)
    url.pathname = '/products'
    url.search = stringifySearch({ category: label, ...rest })
    return url
  },
  /** The inverse. */
  output({ url }: { readonly url: URL }): URL {
    if (url.pathname !== '/products') return url
    const { category, ...rest } = parseSearch(url.search)
    const path = categoryPagePath(category)
    if (path === undefined || Object.keys(rest).some((key) => !positions.has(key))) return url
    url.pathname = path
    url.search = stringifySearch(rest)
    return url
  },
}

/** Completes addresses of this shop. */
const anyOrigin = 'https://shop.example'

/** The query of the catalogue page at an address of this shop: `?category=Tea` for `/category/tea`. */
export const listQueryAt = (address: string): string =>
  categoryRewrite.input({ url: new URL(address, anyOrigin) }).search

/** The address of a category's page for a query of the catalogue page; undefined where it is none. */
export function categoryPageAt(query: string): string | undefined {
  const url = new URL(anyOrigin)
  url.pathname = '/products'
  url.search = query
  const { pathname, search } = categoryRewrite.output({ url })
  return pathname === '/products' ? undefined : pathname + search
}

/** The path of a page in the browser's address. The pages of categories are views of the catalogue page. */
export const pageAt = (pathname: string): string =>
  pathname.startsWith(sitePath(categoryPages)) ? sitePath('/products') : pathname
