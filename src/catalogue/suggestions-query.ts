import { queryOptions } from '@tanstack/react-query'
import { nearestSize } from './source.ts'

/** The best products for a text, as far as the source ranks them itself; null where the shop ranks what it finds. */
export function suggestionsQuery(words: string, size: number) {
  const search = words.trim().toLowerCase()
  return queryOptions({
    queryKey: ['catalogue', 'suggestions', search, nearestSize(size)],
    queryFn: async ({ client, signal }) => {
      const source = await (await import('./source-for.ts')).sourceFor(nearestSize(size), client)
      return source.suggestions ? source.suggestions(search, signal) : null
    },
  })
}
