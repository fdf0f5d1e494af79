import { templateId } from './document-protocol.ts'

/** An entry of the query cache that a prerendered page contains. */
export interface CachedQuery {
  readonly queryKey: readonly unknown[]
  readonly data: unknown
}

const isCachedQuery = (entry: unknown): entry is CachedQuery =>
  typeof entry === 'object' &&
  entry !== null &&
  'queryKey' in entry &&
  Array.isArray(entry.queryKey) &&
  'data' in entry

/** Empty where the page contains no readable data: then the browser fetches it. */
export function readPageQueries(page: Document): readonly CachedQuery[] {
  try {
    const data: unknown = JSON.parse(page.getElementById(templateId.data)?.textContent ?? 'null')
    return Array.isArray(data) && data.every(isCachedQuery) ? data : []
  } catch {
    return []
  }
}
