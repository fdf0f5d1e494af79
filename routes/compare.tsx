import { createFileRoute } from '@tanstack/react-router'
import { firstIds, idsSearch, mostCompared } from '#address/ids.ts'
import { ownSize } from '#catalogue/settings/settings.ts'
import { ensureQuery, productQuery } from '#catalogue/queries.ts'
import { ComparePage } from '#compare/compare-page.tsx'

export const Route = createFileRoute('/compare')({
  validateSearch: idsSearch,
  loaderDeps: ({ search: { ids, size = ownSize } }) => ({ ids, size }),
  loader: async ({ context: { queryClient }, deps: { ids, size }, abortController: { signal } }) => {
    const compared = firstIds(ids, mostCompared)
    await Promise.all(compared.map((id) => ensureQuery(queryClient, productQuery(id, size), signal)))
    return { ids, size }
  },
  component: ComparePage,
})
