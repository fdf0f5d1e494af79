/**
 * Provides the global `Temporal`: fetches nothing where the browser has its own. Awaited before anything else in this
 * folder runs. Rejects if the polyfill cannot be fetched (offline, or a deploy removed it); the next call tries again.
 */
export async function loadTemporal(): Promise<void> {
  if (!('Temporal' in globalThis)) (await import('temporal-polyfill/shim')).install()
}
