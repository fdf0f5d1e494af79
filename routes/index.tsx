import { createFileRoute } from '@tanstack/react-router'
import { homeSearch } from '#address/browse-search.ts'
import { listQueryOf } from '#address/list-query.ts'
import { prepareReturn } from '#browse/grid/use-needs-virtualizer.ts'
import { loadList } from '#browse/list/list-result.ts'
import { HomePage } from '#home/home-page.tsx'
import { preloadSections } from '#home/lazy.ts'

export const Route = createFileRoute('/')({
  validateSearch: homeSearch,
  // Read again: the router keeps parameters that are not of this page, `sort=zzz`, beside those that are.
  loaderDeps: ({ search }) => listQueryOf({ ...homeSearch(search), size: search.size }),
  loader: async ({
    context: { queryClient, isHydrating },
    deps: listQuery,
    location,
    abortController: { signal },
  }) => {
    // More than the first slice needs the total.
    const { shown } = homeSearch(location.search)
    const [data] = await Promise.all([
      loadList(queryClient, { listQuery, page: 0, signal, needsTotal: shown !== undefined }),
      prepareReturn(),
      // The page shows its products without the sections.
      isHydrating || preloadSections().catch(() => undefined),
    ])
    return data
  },
  component: HomePage,
})
