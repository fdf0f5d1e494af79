import { cacheNames } from 'workbox-core'
import { PrecacheController } from 'workbox-precaching'
import { entries } from 'virtual:precache'
import { unknownPage } from '#site/pages.ts'
import { pathInSite } from '#site/path.ts'
import { isOwnPage, isOwnPart } from './own-page.ts'
import { pathOf } from './paths.ts'

const urls = entries.map(({ url }) => url)

/** Whether a response is a page of this version. Leaves its body unread. */
export const isOwn = async (response: Response): Promise<boolean> =>
  isOwnPage(await response.clone().text(), urls)

/** All files that the shop needs to start and search without a network. */
export const precache = new PrecacheController({
  plugins: [
    {
      cacheWillUpdate: async ({ request, response }) => {
        // Hosts send the shell with status 404, also at its own address.
        const path = pathOf(request.url)
        const isShell = response.status === 404 && path === unknownPage
        if (!response.ok && !isShell) return null
        const isFile = listedPages.has(path) ? isOwn(response) : isOwnPart(path, response)
        // Otherwise the installation fails, and a later one tries again.
        return (await isFile) ? response : null
      },
    },
  ],
})
precache.addToCacheList(entries.map(({ url, revision }) => ({ url, revision })))

/** Whether a request is for a script, style or other part of the shop, not for a page or an image. */
export const isPart = ({ href }: URL) =>
  pathOf(href).startsWith('/assets/') || (!listedPages.has(pathOf(href)) && isListed(href))

/** Pages have addresses without an extension, all other files have one. */
const listedPages: ReadonlySet<string> = new Set([
  ...urls.flatMap((url) => pathInSite(url) ?? []).filter((path) => !path.includes('.')),
  unknownPage,
])

/** Whether the file belongs to this version. */
export const isListed = (href: string) => precache.getCacheKeyForURL(href) !== undefined

/**
 * From the cache of any version: the names of parts contain a hash of their content. A page whose parts
 * fail refetches them (`boot/recovery.ts`): the host's response then replaces the cached one.
 */
export async function answerPart({ url, request }: { url: URL; request: Request }): Promise<Response> {
  const key = precache.getCacheKeyForURL(url.href) ?? url.href
  if (request.cache === 'reload') {
    const fresh = await fetch(request)
    const isPage = fresh.headers.get('Content-Type')?.startsWith('text/html')
    if (fresh.ok && !isPage) await (await openFiles()).put(key, fresh.clone())
    return fresh
  }
  const cached = await caches.match(key, { cacheName: cacheNames.precache, ignoreVary: true })
  return cached ?? fetch(request)
}

export const openFiles = () => caches.open(cacheNames.precache)
