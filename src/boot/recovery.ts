import { dataKey } from '#device/page-names.ts'
import { chunkError } from '#device/visitor-errors.ts'
import { sitePath } from '#site/path.ts'
import { clearMessage, failureText, showFailure } from './failure-message.ts'

/** Milliseconds that a reload takes at most: an earlier message would only flash. */
const reloadTime = 500

/** Whether the page has been reloaded: then it is not reloaded automatically again. */
const isReloaded = () => {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation !== undefined && 'type' in navigation && navigation.type === 'reload'
}

const isOwnFile = (address = '') => address.startsWith(location.origin + sitePath('/assets/'))

/** Addresses of the shop's scripts and styles that this page has requested. */
const requestedFiles = () => [
  ...new Set(
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => isOwnFile(name) && /\.(?:js|css)$/.test(name)),
  ),
]

/**
 * Refetches the shop's files past every cache: the browser and the service worker (`answerPart`) store the new ones.
 */
const refreshFiles = () =>
  Promise.allSettled(requestedFiles().map(async (file) => (await fetch(file, { cache: 'reload' })).blob()))

/** Whether an error event is about the shop's own files: extensions run in the page, too. */
function isOwnError({ target, filename }: Partial<ErrorEvent>): boolean {
  if (target instanceof Element) return target.matches('script,link[rel=stylesheet]')
  return isOwnFile(filename)
}

/**
 * A file of the shop can fail: gone after a deploy, truncated, answered with an HTML page, damaged in a cache; or the
 * network is down. The page is then reloaded once: not if it has just been reloaded, nor if the reload would fail, too.
 * Otherwise the visitor sees a message, unless they have not interacted with the page yet. `onFatal` is called where the
 * shop cannot start.
 */
export function recoverFromFailures(onFatal: () => void): void {
  let reloading: Promise<void> | undefined
  const reload = async () => {
    const [status] = await Promise.all([
      fetch(location.href, { cache: 'no-store' }).then(
        (response) => response.status,
        () => 500,
      ),
      refreshFiles(),
    ])
    if (status >= 500) return
    location.reload()
    await new Promise(() => {})
  }
  // One reload for all failures of a page: later failures wait for the same one.
  const reloadOnce = async () => {
    if (isReloaded() || !navigator.onLine) return
    await (reloading ??= reload())
  }
  const recover = async () => {
    if (window.earlyPresses) {
      await reloadOnce()
      onFatal()
    } else if (!navigator.userActivation?.hasBeenActive) return
    if (document.readyState === 'loading') showFailure()
    else setTimeout(showFailure, reloadTime)
  }
  window.reloadOnce = reloadOnce
  window.reportFailedStart = () => void recover()

  // A capturing listener: error events of elements do not bubble. Errors of a running shop are not handled here.
  addEventListener(
    'error',
    (event) => {
      if (isOwnError(event) && (window.earlyPresses || event.target instanceof Element)) void recover()
    },
    true,
  )
  // On the document: load events of elements do not reach the window.
  document.addEventListener(
    'load',
    ({ target }) => {
      // An empty file loads without an error, and without starting the program that it should contain.
      if (target instanceof HTMLScriptElement && isOwnFile(target.src) && !window.isShopStarted)
        void recover()
    },
    true,
  )
  addEventListener('vite:preloadError', ({ payload }) => {
    payload.name = chunkError
    payload.message = failureText()
    document.documentElement.dataset[dataKey.broken] = 'yes'
    void recover()
  })
  addEventListener('online', clearMessage)
}
