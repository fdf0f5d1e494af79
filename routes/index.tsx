import { createFileRoute } from '@tanstack/react-router'
import { homeSearch } from '#address/browse-search.ts'
import { parseList } from '#address/list-query.ts'
import { prepareReturn } from '#browse/grid/use-needs-virtualizer.ts'
import { loadList } from '#browse/list/product-list.ts'
import { HomePage } from '#home/home-page.tsx'
import { preloadSections } from '#home/lazy.ts'

export const Route = createFileRoute('/')({
  validateSearch: homeSearch,
  // Read again: the router keeps parameters that are not of this page, `sort=zzz`, beside those that are.
  loaderDeps: ({ search }) => parseList({ ...homeSearch(search), size: search.size }),
  loader: async ({ context: { queryClient, isHydrating }, deps, location, abortController: { signal } }) => {
    const loadCriticalData = () => {
      // More than the first slice needs the total.
      const needsTotal = homeSearch(location.search).shown !== undefined
      return loadList(queryClient, { ...deps, signal, needsTotal })
    }
    // The page shows its products without the sections, too.
    const loadDeferredData = () => isHydrating || preloadSections().catch(() => undefined)
    const [list] = await Promise.all([loadCriticalData(), prepareReturn(), loadDeferredData()])
    return list
  },
  component: HomePage,
})
