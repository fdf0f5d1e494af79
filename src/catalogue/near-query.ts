import { queryOptions } from '@tanstack/react-query'
import { sourceFor } from './source-for.ts'
import { ownSize } from './source.ts'

/** Products to choose those from that are similar to one of the shop's own. */
export function nearQuery(id: number) {
  return queryOptions({
    queryKey: ['catalogue', 'near', id],
    queryFn: async ({ client }) => (await sourceFor(ownSize, client)).near(id, ownSize),
  })
}
