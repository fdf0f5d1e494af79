import { messageSW, Workbox } from 'workbox-window'
import { trustedScriptUrl } from '#device/script-url.ts'
import { sitePath } from '#site/path.ts'
import type { WorkerWord } from '#device/worker-words.ts'

/** Milliseconds between two checks for a new version, made only when the tab becomes visible again. */
const checkInterval = 3_600_000

interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

declare global {
  interface Navigator {
    /** Chromium only. */
    readonly connection?: Connection
  }
}

/** Whether downloading the shop in advance would cost this visitor more than it saves. */
export const isSparing = ({ saveData = false, effectiveType = '4g' }: Connection = {}): boolean =>
  saveData || effectiveType.endsWith('2g')

type Offer = (accept: () => void) => void

/**
 * Registers the service worker, and calls `offer` when a waiting worker has a version that this tab does not run;
 * `accept` then activates it and reloads this tab alone. A worker of the version that this tab runs is activated
 * silently. Returns an unsubscribe function. Does nothing where the browser has no service workers or blocks them.
 */
export function watchVersions(offer: Offer): () => void {
  const stopping = new AbortController()
  if (import.meta.env.PROD && 'serviceWorker' in navigator)
    // Storage is blocked, or the network is down: the shop works without a service worker.
    watch(offer, stopping.signal).catch(() => undefined)
  return () => stopping.abort()
}

/** Whether the worker has the version that this tab runs, judged by the script that the page started with. */
async function isOfThisVersion(worker: ServiceWorker): Promise<boolean> {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"]')
  return !entry || (await send(worker, { type: 'HAS_FILE', url: entry.src })) === true
}

const send = (worker: ServiceWorker, word: WorkerWord): Promise<unknown> => messageSW(worker, word)

async function watch(offer: Offer, signal: AbortSignal): Promise<void> {
  const { serviceWorker } = navigator
  const existing = await serviceWorker.getRegistration()
  if (signal.aborted || (!existing && isSparing(navigator.connection))) return

  const workbox = new Workbox(trustedScriptUrl(sitePath('/sw.js')))
  const consider = async (worker: ServiceWorker | null | undefined) => {
    if (!worker || signal.aborted || (await isOfThisVersion(worker))) return true
    offer(() => {
      // Another tab may have activated it meanwhile.
      if (worker.state !== 'installed') window.location.reload()
      serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true })
      void send(worker, { type: 'SKIP_WAITING' })
    })
    return false
  }
  workbox.addEventListener('waiting', ({ sw }) => {
    void consider(sw).then((isHere) => isHere && sw && send(sw, { type: 'SKIP_WAITING' }))
  })
  serviceWorker.addEventListener('controllerchange', () => void consider(serviceWorker.controller), {
    signal,
  })
  const registration = await workbox.register({ immediate: true })
  if (!registration || signal.aborted) return

  let checkedAt = performance.now()
  const poll = () => {
    if (document.hidden || performance.now() - checkedAt < checkInterval) return
    checkedAt = performance.now()
    registration.update().catch(() => undefined)
  }
  document.addEventListener('visibilitychange', poll, { signal })
}
