import { queryOptions } from '@tanstack/react-query'
import { sourceFor } from './source-for.ts'
import { normalForm, type Question } from './source.ts'

/** The counts of every filter value; the order has no effect. */
export function facetsQuery(question: Question) {
  const { sort: _, ...normal } = normalForm(question)
  return queryOptions({
    queryKey: ['catalogue', 'facets', normal],
    queryFn: async ({ client, signal }) => (await sourceFor(normal.size, client)).facets(normal, signal),
  })
}
