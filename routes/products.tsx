import { createFileRoute } from '@tanstack/react-router'
import { productsSearch } from '#address/browse-search.ts'
import { questionOf } from '#address/question.ts'
import { PagedList, FilterBar } from '#browse/lazy.ts'
import { loadList } from '#browse/load-list.ts'
import { ProductsPage } from '#browse/products-page.tsx'
import { readSavedIds } from '#saved/saved.ts'
import { PageError } from '#shell/page-error.tsx'
import { PagePending } from '#shell/page-pending.tsx'

export const Route = createFileRoute('/products')({
  validateSearch: productsSearch,
  // Without `at`: scrolling changes it, and the answer stays the same.
  loaderDeps: ({ search }) => ({ ...search, at: undefined, lab: undefined }),
  loader: async ({ context: { queryClient, isHydrating }, deps, location, abortController: { signal } }) => {
    const question = questionOf(deps, deps.saved && readSavedIds())
    // The paged list, and a list that opens further down, need the total.
    const needsTotal = deps.view !== undefined || productsSearch(location.search).at !== undefined
    const [data] = await Promise.all([
      loadList(queryClient, {
        question,
        page: deps.view ? (deps.page ?? 1) - 1 : 0,
        signal,
        needsTotal,
      }),
      deps.view && PagedList.preload(),
      // The page shows its products without the filters.
      isHydrating || FilterBar.preload().catch(() => undefined),
    ])
    return data
  },
  pendingComponent: PagePending,
  errorComponent: PageError,
  component: ProductsPage,
})
