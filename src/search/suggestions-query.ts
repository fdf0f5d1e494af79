import { queryOptions } from '@tanstack/react-query'
import { loadSourceFor } from '#catalogue/queries.ts'
import { nearestSize } from '#catalogue/source/source.ts'

/** The best products for a text, as far as the source ranks them itself; null where the shop ranks what it finds. */
export function suggestionsQuery(words: string, size: number) {
  const search = words.trim().toLowerCase()
  const normal = nearestSize(size)
  return queryOptions({
    queryKey: ['catalogue', 'suggestions', search, normal],
    queryFn: async ({ client, signal }) =>
      (await (await loadSourceFor(normal, client)).suggestions?.(search, signal)) ?? null,
  })
}
