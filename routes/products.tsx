import { categoryTextQuery } from 'virtual:catalogue/category-text-query'
import { createFileRoute } from '@tanstack/react-router'
import { productsSearch } from '#address/browse-search.ts'
import { parseList } from '#address/list-query.ts'
import { PagedList, FilterBar, FilterPanel } from '#browse/lazy.ts'
import { prepareReturn } from '#browse/grid/use-needs-virtualizer.ts'
import { loadList } from '#browse/list/product-list.ts'
import { ProductsPage } from '#browse/products-page.tsx'
import { showsFirstPageBeforeTotal } from '#catalogue/settings/settings.ts'
import { facetsQuery, ensureQuery } from '#catalogue/queries.ts'
import { readSavedIds } from '#saved/saved.ts'

/** A prerendered page has the counts of its filters, unless the catalogue is too large to count. */
const isCounted = import.meta.env.SSR && !showsFirstPageBeforeTotal

export const Route = createFileRoute('/products')({
  validateSearch: productsSearch,
  // Without `at`: scrolling changes it, and the answer stays the same.
  loaderDeps: ({ search }) => ({ ...search, at: undefined, lab: undefined }),
  loader: async ({ context: { queryClient, isHydrating }, deps, location, abortController: { signal } }) => {
    const parsed = parseList(deps, deps.saved && readSavedIds())
    const loadCriticalData = () => {
      // The paged list, and a list that opens further down, need the total.
      const needsTotal = deps.view !== undefined || productsSearch(location.search).at !== undefined
      return Promise.all([
        loadList(queryClient, { ...parsed, signal, needsTotal }),
        deps.view ? PagedList.preload() : prepareReturn(),
        isCounted && ensureQuery(queryClient, facetsQuery(parsed.listQuery), signal),
        // The page shows its products without the text, too.
        categoryTextQuery &&
          ensureQuery(queryClient, categoryTextQuery(parsed.listQuery.category), signal).catch(() => null),
      ])
    }
    // The page shows its products without the filters, too. Another list than the prerendered one hydrates them.
    const loadDeferredData = () =>
      isHydrating || Promise.all([FilterBar.preload(), FilterPanel.preload()]).catch(() => undefined)
    const [[list]] = await Promise.all([loadCriticalData(), loadDeferredData()])
    return list
  },
  component: ProductsPage,
})
