import { createFileRoute } from '@tanstack/react-router'
import { productsSearch } from '#address/browse-search.ts'
import { questionOf } from '#address/question.ts'
import { ProductsPage } from '#browse/products-page.tsx'
import { productsTitle } from '#browse/result-words.ts'
import { catalogueQueries } from '#catalogue/queries.ts'
import { readSavedIds } from '#saved/saved.ts'
import { PageError } from '#shell/page-error.tsx'
import { PagePending } from '#shell/page-pending.tsx'
import { titled } from '#shell/titled.ts'

export const Route = createFileRoute('/products')({
  validateSearch: productsSearch,
  loaderDeps: ({ search }) => ({ ...search, saved: search.saved }),
  loader: async ({ context: { queryClient }, deps }) => {
    const question = questionOf(deps, deps.saved && readSavedIds())
    await Promise.all([
      queryClient.query({ ...catalogueQueries.slice(question, 0), staleTime: 'static' }),
      queryClient.query({ ...catalogueQueries.counts(question), staleTime: 'static' }),
    ])
  },
  head: ({ match }) => titled(productsTitle(match.search)),
  pendingComponent: PagePending,
  errorComponent: PageError,
  component: ProductsPage,
})
