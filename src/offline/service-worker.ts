import { messageSW, Workbox } from 'workbox-window'
import { trustedScriptUrl } from '#device/script-url.ts'
import type { WorkerMessage } from '#device/worker-messages.ts'
import { sitePath } from '#site/path.ts'
import type { OfflineState } from './offline-atoms.ts'

/** Milliseconds. The least time between two checks for a new version, made when the visitor returns to the tab. */
const checkInterval = 3_600_000

interface Options {
  /** Whether to register the service worker where this browser has none of the shop. */
  readonly mayRegister: boolean
  /** Called when the worker has a version that this tab does not run. `accept` activates it and reloads this tab alone. */
  readonly onVersion: (accept: () => void) => void
  readonly onState: (state: OfflineState) => void
}

/**
 * Observes the service worker, and registers it if `mayRegister`. A worker of the version that this tab runs is activated
 * without a notice. Returns an unsubscribe function.
 */
export function followServiceWorker(options: Options): () => void {
  const stopping = new AbortController()
  if (import.meta.env.PROD && 'serviceWorker' in navigator)
    // Storage is blocked, or there is no network: the shop works without a service worker.
    follow(options, stopping.signal).catch(() => options.onState('failed'))
  else if (options.mayRegister) options.onState('failed')
  return () => stopping.abort()
}

/** Whether the worker has the version that this tab runs, by the page's entry script. */
async function isOfThisVersion(worker: ServiceWorker): Promise<boolean> {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"]')
  return !entry || (await send(worker, { type: 'HAS_FILE', url: entry.src })) === true
}

const send = (worker: ServiceWorker, message: WorkerMessage): Promise<unknown> => messageSW(worker, message)

/** That of this language of the shop: a browser may have only one of a path above it, which stores none of its files. */
async function ownRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  const registration = await navigator.serviceWorker.getRegistration()
  return registration?.scope === new URL(sitePath('/'), window.location.origin).href
    ? registration
    : undefined
}

async function follow({ mayRegister, onVersion, onState }: Options, signal: AbortSignal): Promise<void> {
  const { serviceWorker } = navigator
  const known = await ownRegistration()
  if (signal.aborted || (!known && !mayRegister)) return
  onState(known?.active ? 'stored' : 'fetching')

  const workbox = new Workbox(trustedScriptUrl(sitePath('/sw.js')))
  const isCurrent = async (worker: ServiceWorker | null | undefined) => {
    if (!worker || (await isOfThisVersion(worker))) return true
    if (signal.aborted) return false
    onVersion(() => {
      // Another tab may have activated it meanwhile.
      if (worker.state !== 'installed') return window.location.reload()
      serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true })
      void send(worker, { type: 'SKIP_WAITING' })
    })
    return false
  }
  workbox.addEventListener('waiting', ({ sw }) => {
    void isCurrent(sw).then((isHere) => isHere && sw && send(sw, { type: 'SKIP_WAITING' }))
  })
  serviceWorker.addEventListener('controllerchange', () => void isCurrent(serviceWorker.controller), {
    signal,
  })
  const registration = await workbox.register({ immediate: true })
  if (!registration || signal.aborted) return
  // A precached file could not be fetched.
  workbox.addEventListener('redundant', () => {
    if (!registration.active && !signal.aborted) onState('failed')
  })
  void serviceWorker.ready.then(() => !signal.aborted && onState('stored'))

  let checkedAt = performance.now()
  const check = () => {
    if (document.hidden || performance.now() - checkedAt < checkInterval) return
    checkedAt = performance.now()
    registration.update().catch(() => undefined)
  }
  document.addEventListener('visibilitychange', check, { signal })
}
