declare global {
  interface Window {
    /** In Chromium; not yet in TypeScript's own types. */
    readonly CloseWatcher?: new () => EventTarget & { readonly destroy: () => void }
  }
}

/**
 * Calls `close` when the system requests it: Back on Android closes a dialog instead of leaving the page. Returns an
 * unsubscribe function.
 */
export function onCloseRequest(close: () => void): () => void {
  if (!window.CloseWatcher) return () => {}
  const watcher = new window.CloseWatcher()
  watcher.addEventListener('close', close)
  return () => watcher.destroy()
}
