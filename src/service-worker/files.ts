import { cacheNames } from 'workbox-core'
import { PrecacheController } from 'workbox-precaching'
import { entries } from 'virtual:precache'
import { pages, unknownPage } from '#site/pages.ts'
import { pathOf } from './paths.ts'

/** All that the shop needs to open and search without a network. */
export const precache = new PrecacheController({
  plugins: [
    {
      cacheWillUpdate: ({ request, response }) => {
        // Hosts send it with 404 for its own name, too.
        const isShell = response.status === 404 && pathOf(request.url) === unknownPage
        return Promise.resolve(response.ok || isShell ? response : null)
      },
    },
  ],
})
precache.addToCacheList(entries.map(({ url, revision }) => ({ url, revision })))

/** Whether a request is for a part of the shop rather than for a page or a picture. */
export const isPart = ({ href }: URL) =>
  pathOf(href).startsWith('/assets/') || (!listedPages.has(pathOf(href)) && isListed(href))

const listedPages: ReadonlySet<string> = new Set([...pages, unknownPage])

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
