import { createFileRoute } from '@tanstack/react-router'
import { idsSearch } from '#address/ids-search.ts'
import { smallestSize } from '#catalogue/source.ts'
import { ComparePage } from '#compare/compare-page.tsx'
import { PageError } from '#shell/page-error.tsx'
import { PagePending } from '#shell/page-pending.tsx'

export const Route = createFileRoute('/compare')({
  validateSearch: idsSearch,
  loaderDeps: ({ search: { ids, size = smallestSize } }) => ({ ids, size }),
  loader: async ({ context: { catalogue }, deps }) =>
    (await import('#compare/load-compared.ts')).loadCompared(catalogue, deps),
  pendingComponent: PagePending,
  errorComponent: PageError,
  component: ComparePage,
})
