import { mark } from '#device/page-marks.ts'
import { sitePath } from '#site/path.ts'
import { clearTrouble, failureWords, showFailure } from './trouble.ts'

/** Milliseconds in which a page that is being reloaded has gone: then nobody needs to read why. */
const reloadTime = 500

/** Whether the page is one that was reloaded: it is not reloaded again by itself. */
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

/** Fetches the shop's files past every cache: the browser's, and the service worker's (`answerPart`), keep the new ones. */
const refreshFiles = () =>
  Promise.allSettled(requestedFiles().map(async (file) => (await fetch(file, { cache: 'reload' })).blob()))

/** Whether an error event is about the shop's own files: extensions run in the page, too. */
function isOwnError({ target, filename }: Partial<ErrorEvent>): boolean {
  if (target instanceof Element) return target.matches('script,link[rel=stylesheet]')
  return isOwnFile(filename)
}

/**
 * A file of the shop can fail: gone after a deploy, cut off, answered with a page, damaged in a cache; or the network is
 * away. The page is reloaded then, once: not if it has just been, nor where that would leave nothing. Else the visitor is
 * told, unless nothing has been pressed yet: then nobody misses it. `onFatal` is called where the shop will not start.
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
  // One reload for all failures of a page: a later one waits for it, too.
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

  // Captured: the events of elements do not bubble. An error of a running shop is its own matter.
  addEventListener(
    'error',
    (event) => {
      if (isOwnError(event) && (window.earlyPresses || event.target instanceof Element)) void recover()
    },
    true,
  )
  // At the document: the window is not told of what elements have loaded.
  document.addEventListener(
    'load',
    ({ target }) => {
      // A file without the program that it should hold, and without an error: an empty one.
      if (target instanceof HTMLScriptElement && isOwnFile(target.src) && !window.isShopStarted)
        void recover()
    },
    true,
  )
  addEventListener('vite:preloadError', ({ payload }) => {
    payload.name = 'ChunkError'
    payload.message = failureWords()
    if (window.earlyPresses) document.documentElement.dataset[mark.broken] = 'yes'
    void recover()
  })
  addEventListener('online', clearTrouble)
}
