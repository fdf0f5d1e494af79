import { createFileRoute } from '@tanstack/react-router'
import { homeSearch } from '#address/browse-search.ts'
import { questionOf } from '#address/question.ts'
import { HomePage } from '#home/home-page.tsx'
import { preloadSections } from '#home/lazy.ts'
import { PageError } from '#shell/page-error.tsx'
import { PagePending } from '#shell/page-pending.tsx'

export const Route = createFileRoute('/')({
  validateSearch: homeSearch,
  loaderDeps: ({ search }) => questionOf(search),
  loader: async ({ context: { catalogue, isHydrating }, deps, location, abortController: { signal } }) => {
    // More than the first slice needs the total.
    const { shown } = homeSearch(location.search)
    const [answer] = await Promise.all([
      shown ? catalogue.ask(deps, signal) : catalogue.askEarly(deps, signal),
      isHydrating || preloadSections(),
    ])
    return answer
  },
  pendingComponent: PagePending,
  errorComponent: PageError,
  component: HomePage,
})
