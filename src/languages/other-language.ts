import { categoryPageAt } from 'virtual:catalogue/category-addresses'
import type { languages } from 'virtual:language'
import type { BrowseSearch, RootSearch } from '#address/browse-search.ts'
import { stringifySearch } from '#address/search-params.ts'
import { categories } from '#catalogue/settings/settings.ts'
import { parseProductId } from '#catalogue/product-id.ts'
import { hasOrderPage } from '#site/checkout-kind.ts'
import { orderPage, productPages, productPath } from '#site/pages.ts'
import { isRoutePath } from '#site/route-path.ts'
import { sitePath } from '#site/path.ts'

export type Language = (typeof languages)[number]

/** What a page shows: its path within the shop, and its parsed search. */
export interface View {
  readonly path: string
  readonly search: BrowseSearch & RootSearch
}

type Target = Pick<Language, 'base' | 'missingPages'>

/** A product's slug may differ between languages: its id leads to it. A page that the language lacks leads home. */
function sharedPath(path: string, { missingPages }: Target): string {
  const id = path.startsWith(productPages) ? parseProductId(path.slice(productPages.length)) : null
  if (id !== null) return productPath(String(id))
  const isShared = isRoutePath(path) && !missingPages.includes(path)
  return isShared || (hasOrderPage && path === orderPage) ? path : '/'
}

/** A category's label is in the language of the page; its slug is the same in all. */
const sharedName = (category: string) => categories.find(({ label }) => label === category)?.slug ?? category

/** The path and query of a view that are its own in all languages: a category's page, or a query with its slug. */
function sharedAddress({ path, search }: View, target: Target): string {
  const page = path === '/products' && categoryPageAt?.(stringifySearch({ ...search }))
  if (page) return page
  const category = search.category === undefined ? undefined : sharedName(search.category)
  return sharedPath(path, target) + stringifySearch({ ...search, category })
}

/** The address of the same view in a language of the shop. */
export const addressIn = (target: Target, view: View): string =>
  sitePath(sharedAddress(view, target), target.base)

/** The language of an address on this origin; undefined where it is none of the shop's. */
export const languageOf = (all: readonly Language[], pathname: string): Language | undefined =>
  // The main language is above the others.
  all.toSorted((a, b) => b.base.length - a.base.length).find(({ base }) => pathname.startsWith(base))
