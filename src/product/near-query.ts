import { queryOptions } from '@tanstack/react-query'
import { ownSize } from '#catalogue/head/head.ts'
import { loadSourceFor } from '#catalogue/queries.ts'

/** Products to choose those from that are similar to one of the shop's own. */
export function nearQuery(id: number) {
  return queryOptions({
    queryKey: ['catalogue', 'near', id],
    queryFn: async ({ client }) => (await loadSourceFor(ownSize, client)).near(id, ownSize),
  })
}
