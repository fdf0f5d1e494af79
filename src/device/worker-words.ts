/** What a page says to the service worker. `SKIP_WAITING` is Workbox's own word. */
export type WorkerWord =
  /** Take over from the worker before you. */
  | { readonly type: 'SKIP_WAITING' }
  /** Is this file of your version? Answered with a boolean. */
  | { readonly type: 'HAS_FILE'; readonly url: string }

export function isWorkerWord(data: unknown): data is WorkerWord {
  if (typeof data !== 'object' || data === null || !('type' in data)) return false
  return (
    data.type === 'SKIP_WAITING' ||
    (data.type === 'HAS_FILE' && 'url' in data && typeof data.url === 'string')
  )
}
