import type { QueryClient } from '@tanstack/react-query'
import { serviceSnapshot, serviceUrl } from 'virtual:catalogue/settings'
import { createHttpSource, type HttpSource } from './http-source.ts'

// One per page: the snapshot of its lists is its state.
let source: HttpSource | undefined
let client: QueryClient | undefined

const isIdle = ({ state }: { state: { fetchStatus: string } }) => state.fetchStatus === 'idle'

/**
 * Replaces the answers of the previous snapshot. Visible ones stay until the new ones are there; the others are discarded,
 * except for those that the page contains: parts that are not hydrated yet need them. Queries in progress repeat
 * themselves. Resolves once the visible ones are replaced.
 */
function replaceAnswers(queries: QueryClient, isBuild: boolean): Promise<void> {
  const queryKey = ['catalogue']
  if (!isBuild) queries.removeQueries({ queryKey, type: 'inactive', predicate: isIdle })
  return queries.invalidateQueries({ queryKey, predicate: isIdle })
}

/** The source of a shop whose configuration names a service. */
export function serviceSource(queries: QueryClient): HttpSource {
  if (serviceUrl === null) throw new Error('This shop has no service.')
  client = queries
  source ??= createHttpSource({
    url: serviceUrl,
    ...(serviceSnapshot !== null && { builtFrom: serviceSnapshot }),
    onChange: (isBuild) => client && replaceAnswers(client, isBuild),
  })
  return source
}

/** Replaces the answers that the page contains where the service has a newer state. Rejects as `slice` does. */
export const checkState = (queries: QueryClient): Promise<void> => serviceSource(queries).checkState()
