import { otherWorkers } from 'virtual:precache'
import { clientsClaim } from 'workbox-core'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { isWorkerMessage } from '#device/worker-messages.ts'
import { nameOnOrigin, picturePath } from '#site/path.ts'
import { expireAfter } from './expiring.ts'
import { answerPart, isListed, isPart, openFiles, precache } from './files.ts'
import { dropOutdated } from './generations.ts'
import { answerPage, deletePages } from './pages.ts'

/** An event whose work the browser waits for. */
interface WorkerEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}

/** The members of a service worker's global scope that are used here: TypeScript's DOM types describe a page's only. */
interface WorkerScope {
  readonly location: Location
  addEventListener: ((kind: 'install' | 'activate', listener: (event: WorkerEvent) => void) => void) &
    ((kind: 'message', listener: (event: MessageEvent<unknown>) => void) => void)
  skipWaiting: () => Promise<void>
}

declare const self: WorkerScope

self.addEventListener('install', (event) => {
  void precache.install(event)
})

self.addEventListener('activate', (event) => {
  const keys = [...precache.getURLsToCacheKeys().values()]
  event.waitUntil(Promise.all([openFiles().then((files) => dropOutdated(files, keys)), deletePages()]))
})

// Claims open pages: after the first visit the open page already works without a network.
clientsClaim()

self.addEventListener('message', ({ data, ports }) => {
  if (!isWorkerMessage(data)) return
  if (data.type === 'SKIP_WAITING') void self.skipWaiting()
  else ports[0]?.postMessage(isListed(data.url))
})

registerRoute(new NavigationRoute(answerPage, otherWorkers))
registerRoute(({ url, sameOrigin }) => sameOrigin && isPart(url), answerPart)
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(picturePath('/pictures/')),
  // Seven days: those of `stale-while-revalidate` in the shop's cache headers.
  new CacheFirst({ cacheName: nameOnOrigin('pictures'), plugins: [expireAfter(300, 7)] }),
)
