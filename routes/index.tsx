import { createFileRoute } from '@tanstack/react-router'
import { homeSearch } from '#address/browse-search.ts'
import { questionOf } from '#address/question.ts'
import { catalogueQueries } from '#catalogue/queries.ts'
import { HomePage } from '#home/home-page.tsx'
import { loadParts } from '#home/parts.ts'
import { PageError } from '#shell/page-error.tsx'
import { PagePending } from '#shell/page-pending.tsx'

export const Route = createFileRoute('/')({
  validateSearch: homeSearch,
  loaderDeps: ({ search }) => questionOf(search),
  loader: async ({ context: { queryClient, isHydrating }, deps }) => {
    await Promise.all([
      queryClient.query({ ...catalogueQueries.slice(deps, 0), staleTime: 'static' }),
      queryClient.query({ ...catalogueQueries.counts(deps), staleTime: 'static' }),
      isHydrating || loadParts(),
    ])
  },
  pendingComponent: PagePending,
  errorComponent: PageError,
  component: HomePage,
})
