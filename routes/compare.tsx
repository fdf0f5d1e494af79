import { createFileRoute } from '@tanstack/react-router'
import { idsSearch, mostCompared, readIds } from '#address/ids.ts'
import { ownSize } from '#catalogue/head.ts'
import { fillCache, productQuery } from '#catalogue/queries.ts'
import { ComparePage } from '#compare/compare-page.tsx'

export const Route = createFileRoute('/compare')({
  validateSearch: idsSearch,
  loaderDeps: ({ search: { ids, size = ownSize } }) => ({ ids, size }),
  loader: async ({ context: { queryClient }, deps: { ids, size }, abortController: { signal } }) => {
    const reading = readIds(ids, mostCompared)
    await Promise.all(reading.ids.map((id) => fillCache(queryClient, productQuery(id, size), signal)))
    return { reading, size }
  },
  component: ComparePage,
})
