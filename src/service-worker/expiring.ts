import type { WorkboxPlugin } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'

/** Keeps a cache to `entries` files, none older than `days`, and gives all of it up where the browser runs out of room. */
export function expireAfter(entries: number, days: number): WorkboxPlugin {
  const { cachedResponseWillBeUsed, cacheDidUpdate } = new ExpirationPlugin({
    maxEntries: entries,
    maxAgeSeconds: days * 86_400,
    purgeOnQuotaError: true,
  })
  // Its own type leaves open whether they are there; they are.
  return {
    ...(cachedResponseWillBeUsed && { cachedResponseWillBeUsed }),
    ...(cacheDidUpdate && { cacheDidUpdate }),
  }
}
