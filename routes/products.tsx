import { createFileRoute } from '@tanstack/react-router'
import { productsSearch } from '#address/browse-search.ts'
import { listQueryOf, sliceIndexOf } from '#address/list-query.ts'
import { PagedList, FilterBar, FilterPanel } from '#browse/lazy.ts'
import { prepareReturn } from '#browse/grid/use-needs-virtualizer.ts'
import { loadList } from '#browse/list/list-result.ts'
import { ProductsPage } from '#browse/products-page.tsx'
import { showsFirstPageBeforeTotal } from '#catalogue/head/head.ts'
import { facetsQuery, ensureQuery } from '#catalogue/queries.ts'
import { readSavedIds } from '#saved/saved.ts'

/** A prerendered page has the counts of its filters, unless the catalogue is too large to count. */
const isCounted = import.meta.env.SSR && !showsFirstPageBeforeTotal

export const Route = createFileRoute('/products')({
  validateSearch: productsSearch,
  // Without `at`: scrolling changes it, and the answer stays the same.
  loaderDeps: ({ search }) => ({ ...search, at: undefined, lab: undefined }),
  loader: async ({ context: { queryClient, isHydrating }, deps, location, abortController: { signal } }) => {
    const listQuery = listQueryOf(deps, deps.saved && readSavedIds())
    // The paged list, and a list that opens further down, need the total.
    const needsTotal = deps.view !== undefined || productsSearch(location.search).at !== undefined
    const [data] = await Promise.all([
      loadList(queryClient, {
        listQuery,
        page: sliceIndexOf(deps),
        signal,
        needsTotal,
      }),
      deps.view ? PagedList.preload() : prepareReturn(),
      // The page shows its products without the filters.
      isHydrating || Promise.all([FilterBar.preload(), FilterPanel.preload()]).catch(() => undefined),
      isCounted && ensureQuery(queryClient, facetsQuery(listQuery), signal),
    ])
    return data
  },
  component: ProductsPage,
})
