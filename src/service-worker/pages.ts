import type { WorkboxPlugin } from 'workbox-core'
import { NetworkFirst } from 'workbox-strategies'
import { expireAfter } from './expiring.ts'
import { productPages, unknownPage } from '#site/pages.ts'
import { nameOnOrigin, sitePath } from '#site/path.ts'
import { precache } from './files.ts'
import { pathOf } from './paths.ts'

const cacheName = nameOnOrigin('pages')

/** Seconds that a visitor waits for the network while an older page is at hand. */
const patience = 3

/** What the address asks beside its path is the page's own business: `/products?search=mug` is `/products`. */
const withoutSearch = (address: string) => {
  const { origin, pathname } = new URL(address)
  return origin + pathname
}

const isProduct = (address: string) => pathOf(address).startsWith(productPages)

/** The page for an address that has none here: it draws any product from what is there, and says 404 to the rest. */
async function openShell(address: string): Promise<Response | undefined> {
  const shell = await precache.matchPrecache(sitePath(unknownPage))
  return shell && isProduct(address) ? new Response(shell.body, { headers: shell.headers }) : shell
}

const fallback: WorkboxPlugin = {
  cacheKeyWillBeUsed: ({ request }) => Promise.resolve(withoutSearch(request.url)),
  // The host is there and cannot answer: then it is as good as away.
  fetchDidSucceed: ({ response }) =>
    response.status < 500 ? Promise.resolve(response) : Promise.reject(new Error(String(response.status))),
  cacheWillUpdate: ({ request, response }) =>
    Promise.resolve(response.status === 200 && isProduct(request.url) ? response : null),
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
    cachedResponse ??
    (await precache.matchPrecache(withoutSearch(request.url))) ??
    (await openShell(request.url)),
}

/**
 * Pages come from the network, so that a new deploy shows at once, and from the cache where that fails or takes long.
 * Products that were visited are kept.
 */
export const answerPage = new NetworkFirst({
  cacheName,
  networkTimeoutSeconds: patience,
  plugins: [
    // In front of the fallback: it would take a page of the build for one that is too old.
    expireAfter(50, 30),
    fallback,
  ],
})

/** For a new version: pages of the one before name its parts. */
export const forgetPages = () => caches.delete(cacheName)
