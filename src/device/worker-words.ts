/** Messages from a page to the service worker. `SKIP_WAITING` is Workbox's own. */
export type WorkerWord =
  /** The waiting worker takes over from the active one. */
  | { readonly type: 'SKIP_WAITING' }
  /** Asks whether the worker's version contains this file. The reply is a boolean. */
  | { readonly type: 'HAS_FILE'; readonly url: string }

export function isWorkerWord(data: unknown): data is WorkerWord {
  if (typeof data !== 'object' || data === null || !('type' in data)) return false
  return (
    data.type === 'SKIP_WAITING' ||
    (data.type === 'HAS_FILE' && 'url' in data && typeof data.url === 'string')
  )
}
