import { cacheNames } from 'workbox-core'
import { PrecacheController } from 'workbox-precaching'
import { entries } from 'virtual:precache'

/** The page that can become any other: hosts send it with 404 for unknown addresses, and for its own name too. */
export const shellPath = '/404.html'

/** All that the shop needs to open and search without a network. */
export const precache = new PrecacheController({
  plugins: [
    {
      cacheWillUpdate: ({ request, response }) => {
        const isShell = response.status === 404 && new URL(request.url).pathname === shellPath
        return Promise.resolve(response.ok || isShell ? response : null)
      },
    },
  ],
})
precache.addToCacheList(entries.map(({ url, revision }) => ({ url, revision })))

/** Whether a request is for a part of the shop rather than for a page or a picture. */
export const isPart = (url: URL) =>
  url.pathname.startsWith('/assets/') || (!pages.has(url.pathname) && isListed(url.href))

const pages: ReadonlySet<string> = new Set(['/', '/products', '/compare', '/accessibility', shellPath])

/** Whether it is a file of this very version. */
export const isListed = (href: string) => precache.getCacheKeyForURL(href) !== undefined

/**
 * From the cache, whichever version put it there: parts are named by their content. A page whose parts do not work
 * requests them anew (`boot/recovery.ts`): what the host sends then takes the place of what is kept.
 */
export async function answerPart({ url, request }: { url: URL; request: Request }): Promise<Response> {
  const key = precache.getCacheKeyForURL(url.href) ?? url.href
  if (request.cache === 'reload') {
    const fresh = await fetch(request)
    const isPage = fresh.headers.get('Content-Type')?.startsWith('text/html')
    if (fresh.ok && !isPage) await (await openFiles()).put(key, fresh.clone())
    return fresh
  }
  const kept = await caches.match(key, { cacheName: cacheNames.precache, ignoreVary: true })
  return kept ?? fetch(request)
}

export const openFiles = () => caches.open(cacheNames.precache)
