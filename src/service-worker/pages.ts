import { textPagePaths } from 'virtual:precache'
import type { WorkboxPlugin } from 'workbox-core'
import { NetworkFirst } from 'workbox-strategies'
import { expireAfter } from './expiring.ts'
import { categoryPages, productPages, unknownPage } from '#site/pages.ts'
import { nameOnOrigin, sitePath } from '#site/path.ts'
import { isOwn, precache } from './files.ts'
import { pathOf } from './paths.ts'

const cacheName = nameOnOrigin('pages', import.meta.env.BASE_URL)

/** Seconds to wait for the network where an older page is cached. */
const networkTimeout = 3

/** The query does not select the file: `/products?search=mug` is `/products`. */
const withoutSearch = (address: string) => {
  const { origin, pathname } = new URL(address)
  return origin + pathname
}

/** Products and categories have too many pages to be fetched ahead. */
const isOneOfMany = (address: string) =>
  [productPages, categoryPages].some((beginning) => pathOf(address).startsWith(beginning))

/** Whether the shell renders this address, whose page may not be on this device, by its script alone. */
const isRendered = (address: string) => isOneOfMany(address) || textPagePaths.includes(pathOf(address))

const shell = () => precache.matchPrecache(sitePath(unknownPage))

/** The shell with status 200 in place of its 404. */
async function renderedPage(): Promise<Response | undefined> {
  const found = await shell()
  return found && new Response(found.body, { headers: found.headers })
}

const fallback: WorkboxPlugin = {
  cacheKeyWillBeUsed: ({ request }) => Promise.resolve(withoutSearch(request.url)),
  // The host responds but fails: treated as offline.
  fetchDidSucceed: ({ response }) =>
    response.status < 500 ? Promise.resolve(response) : Promise.reject(new Error(String(response.status))),
  // A page of another version would need files that this one has not.
  cacheWillUpdate: async ({ request, response }) =>
    response.status === 200 && isOneOfMany(request.url) && (await isOwn(response)) ? response : null,
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
    cachedResponse ??
    (await precache.matchPrecache(withoutSearch(request.url))) ??
    // All other addresses are the host's to answer: they may be files of the owner's, or another site's pages.
    (isRendered(request.url) ? renderedPage() : undefined),
  // Without an answer of the host's: 404.
  handlerDidError: shell,
}

/**
 * Pages load from the network, so that a new deploy is visible immediately, and from the cache where the network fails
 * or is slow. Visited pages of products and categories are cached.
 */
export const answerPage = new NetworkFirst({
  cacheName,
  networkTimeoutSeconds: networkTimeout,
  plugins: [
    // Precedes the fallback: otherwise it would treat a page of the build as expired.
    expireAfter(50, 30),
    fallback,
  ],
})

/** Called for a new version: pages of the previous one contain addresses of its files. */
export const deletePages = () => caches.delete(cacheName)
