import { createFileRoute } from '@tanstack/react-router'
import { productsSearch } from '#address/browse-search.ts'
import { questionOf } from '#address/question.ts'
import { PagedList, Refine } from '#browse/lazy.ts'
import { loadList } from '#browse/load-list.ts'
import { ProductsPage } from '#browse/products-page.tsx'
import { readSavedIds } from '#saved/saved.ts'
import { PageError } from '#shell/page-error.tsx'
import { PagePending } from '#shell/page-pending.tsx'

export const Route = createFileRoute('/products')({
  validateSearch: productsSearch,
  // All but the place: another one is another part of the same answer.
  loaderDeps: ({ search }) => ({ ...search, at: undefined, lab: undefined }),
  loader: async ({ context: { queryClient, isHydrating }, deps, location, abortController: { signal } }) => {
    const question = questionOf(deps, deps.saved && readSavedIds())
    // A list in pages, and one that opens further down, need the total.
    const needsTotal = deps.view !== undefined || productsSearch(location.search).at !== undefined
    const [data] = await Promise.all([
      loadList(queryClient, {
        question,
        page: deps.view ? (deps.page ?? 1) - 1 : 0,
        signal,
        needsTotal,
      }),
      deps.view && PagedList.preload(),
      // Without them the products are there all the same.
      isHydrating || Refine.preload().catch(() => undefined),
    ])
    return data
  },
  pendingComponent: PagePending,
  errorComponent: PageError,
  component: ProductsPage,
})
