import type { QueryClient } from '@tanstack/react-query'
import { serviceSnapshot, serviceUrl } from 'virtual:catalogue/settings'
import { createHttpSource, type HttpSource } from './http-source.ts'

// One per page: the snapshot of its lists is its state.
let source: HttpSource | undefined
let client: QueryClient | undefined

const isIdle = ({ state }: { state: { fetchStatus: string } }) => state.fetchStatus === 'idle'

/**
 * Discards the answers of the previous snapshot, so that no list shows pages of two. Queries in progress repeat
 * themselves. A visible product stays until its new fields are there.
 */
function discardAnswers(queries: QueryClient): void {
  for (const kind of ['slice', 'first', 'suggestions', 'counts', 'facets', 'near'])
    void queries.resetQueries({ queryKey: ['catalogue', kind], predicate: isIdle })
  const queryKey = ['catalogue', 'product']
  queries.removeQueries({ queryKey, type: 'inactive', predicate: isIdle })
  void queries.invalidateQueries({ queryKey, predicate: isIdle })
}

/**
 * Requests again the answers that the page contains: one page of a list, which stays until the new one is there. Parts
 * that are not hydrated yet still need them. Resolves once the visible ones are replaced.
 */
const replaceAnswers = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: ['catalogue'], predicate: isIdle })

/** The source of a shop whose configuration names a service. */
export function shopSource(queries: QueryClient): HttpSource {
  if (serviceUrl === null) throw new Error('This shop has no service.')
  client = queries
  source ??= createHttpSource({
    url: serviceUrl,
    ...(serviceSnapshot !== null && { builtFrom: serviceSnapshot }),
    onChange: (isBuild) => client && (isBuild ? replaceAnswers(client) : discardAnswers(client)),
  })
  return source
}

/** Replaces the answers that the page contains where the service has a newer state. Rejects as `slice` does. */
export const checkState = (queries: QueryClient): Promise<void> => shopSource(queries).checkState()
