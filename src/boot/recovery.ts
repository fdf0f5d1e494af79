import { navigationType } from '#address/first-address.ts'
import { dataKey } from '#device/document-protocol.ts'
import { chunkError } from '#device/visitor-errors.ts'
import { sitePath } from '#site/path.ts'
import { clearMessage, failureText, showFailure } from './failure-message.ts'

/** Addresses of the shop's scripts and styles that this page has requested. */
const requestedFiles = () => [
  ...new Set(
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter(
        (name) => name.startsWith(location.origin + sitePath('/assets/')) && /\.(?:js|css)$/.test(name),
      ),
  ),
]

/**
 * Refetches the shop's files past every cache: the browser and the service worker (`answerPart`) store the new ones.
 */
const refreshFiles = () =>
  Promise.allSettled(requestedFiles().map(async (file) => (await fetch(file, { cache: 'reload' })).blob()))

/** Settles only where the reload would fail, too: a page that can be read is better than the browser's error. */
async function reload(): Promise<void> {
  const page = await fetch(location.href, { cache: 'no-store' }).catch(() => null)
  if (!page || page.status >= 500) return
  await refreshFiles()
  location.reload()
  await new Promise(() => {})
}

/**
 * A file of the shop can fail: gone after a deploy, truncated, answered with an HTML page, damaged in a cache; or the
 * network is down. Where the shop does not start, the page is reloaded once; then `onFatal` is called, and the visitor
 * sees a message. A part that fails later has the message at once: a reload would empty the cart.
 */
export function recoverFromFailures(onFatal: () => void): void {
  let reloading: Promise<void> | undefined
  // One reload for all failures of a page: later failures wait for the same one. Storage may be blocked.
  const reloadOnce = async () => {
    if (navigationType() === 'reload' || !navigator.onLine) return
    await (reloading ??= reload())
  }
  const failStart = async () => {
    await reloadOnce()
    onFatal()
    showFailure()
  }
  window.reloadOnce = reloadOnce
  window.reportFailedStart = () => void failStart()

  // Scripts in the page run before this event.
  addEventListener('load', () => {
    if (!window.isShopStarted) void failStart()
  })
  addEventListener('vite:preloadError', ({ payload }) => {
    payload.name = chunkError
    payload.message = failureText()
    document.documentElement.dataset[dataKey.broken] = 'yes'
    if (window.earlyPresses) void failStart()
    else showFailure()
  })
  addEventListener('online', clearMessage)
}
