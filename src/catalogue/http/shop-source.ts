import type { QueryClient } from '@tanstack/react-query'
import { createHttpSource } from './http-source.ts'
import type { CatalogueSource } from '../source.ts'

// One per page: the snapshot of its lists is its state.
let source: CatalogueSource | undefined
let client: QueryClient | undefined

/**
 * Discards the answers of the previous snapshot, so that no list shows pages of two. Queries in progress repeat
 * themselves. A visible product stays until its new fields are there.
 */
function discardAnswers(queries: QueryClient): void {
  const isIdle = ({ state }: { state: { fetchStatus: string } }) => state.fetchStatus === 'idle'
  for (const kind of ['slice', 'first', 'suggestions', 'counts', 'facets'])
    void queries.resetQueries({ queryKey: ['catalogue', kind], predicate: isIdle })
  const queryKey = ['catalogue', 'product']
  queries.removeQueries({ queryKey, type: 'inactive', predicate: isIdle })
  void queries.invalidateQueries({ queryKey, predicate: isIdle })
}

/** The source of a shop whose configuration names a service. */
export function shopSource(url: string, queries: QueryClient): CatalogueSource {
  client = queries
  source ??= createHttpSource({ url, onChange: () => client && discardAnswers(client) })
  return source
}
