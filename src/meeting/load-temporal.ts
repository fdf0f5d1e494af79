/**
 * Makes the global `Temporal` available: nothing is fetched where the browser has its own. To be awaited before
 * anything else of this room runs. Rejects if the polyfill cannot be fetched (offline, or a deploy removed it);
 * calling again tries again.
 */
export async function loadTemporal(): Promise<void> {
  if (!('Temporal' in globalThis)) (await import('temporal-polyfill/shim')).install()
}
