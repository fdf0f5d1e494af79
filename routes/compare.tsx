import { createFileRoute } from '@tanstack/react-router'
import { idsSearch, mostCompared, readIds } from '#address/ids.ts'
import { ownSize } from '#catalogue/source.ts'
import { productQuery } from '#catalogue/queries.ts'
import { ComparePage } from '#compare/compare-page.tsx'
import { PageError } from '#shell/page-error.tsx'
import { PagePending } from '#shell/page-pending.tsx'

export const Route = createFileRoute('/compare')({
  validateSearch: idsSearch,
  loaderDeps: ({ search: { ids, size = ownSize } }) => ({ ids, size }),
  loader: async ({ context: { queryClient }, deps: { ids, size } }) => {
    const reading = readIds(ids, mostCompared)
    await Promise.all(
      reading.ids.map((id) => queryClient.query({ ...productQuery(id, size), staleTime: 'static' })),
    )
    return { reading, size }
  },
  pendingComponent: PagePending,
  errorComponent: PageError,
  component: ComparePage,
})
