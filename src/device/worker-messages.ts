/** Messages from a page to the service worker. `SKIP_WAITING` is Workbox's own. */
export type WorkerMessage =
  /** Activates the waiting worker. */
  | { readonly type: 'SKIP_WAITING' }
  /** Requests whether the worker's version contains this file. The reply is a boolean. */
  | { readonly type: 'HAS_FILE'; readonly url: string }

export function isWorkerMessage(data: unknown): data is WorkerMessage {
  if (typeof data !== 'object' || data === null || !('type' in data)) return false
  return (
    data.type === 'SKIP_WAITING' ||
    (data.type === 'HAS_FILE' && 'url' in data && typeof data.url === 'string')
  )
}
