import type { WorkboxPlugin } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'

/**
 * Limits a cache to `entries` files, none older than `days`, and deletes all of it where the browser runs out of
 * storage.
 */
export function expireAfter(entries: number, days: number): WorkboxPlugin {
  const { cachedResponseWillBeUsed, cacheDidUpdate } = new ExpirationPlugin({
    maxEntries: entries,
    maxAgeSeconds: days * 86_400,
    purgeOnQuotaError: true,
  })
  // Workbox types these callbacks as optional; they are set.
  return {
    ...(cachedResponseWillBeUsed && { cachedResponseWillBeUsed }),
    ...(cacheDidUpdate && { cacheDidUpdate }),
  }
}
