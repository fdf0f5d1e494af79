import { pathInSite } from '#site/path.ts'

declare global {
  interface Window {
    /** Missing in browsers without Trusted Types. Its policies return objects, which the DOM types treat as strings. */
    readonly trustedTypes?: { createPolicy: <Rules extends object>(name: string, rules: Rules) => Rules }
  }
}

interface ScriptUrlPolicy {
  readonly createScriptURL: (address: string) => string
}

/** The shop's own service worker, and workers, which the build writes into a separate folder. */
const isWorkerPath = (path = '') => path === '/sw.js' || path.startsWith('/workers/')

/** Throws for an address that is not a worker of this shop. */
export function checkScriptUrl(address: string, page: Pick<Location, 'href' | 'origin'>): string {
  const { origin, pathname, search, href } = new URL(address, page.href)
  if (origin !== page.origin || !isWorkerPath(pathInSite(pathname)) || search !== '')
    throw new TypeError(`${address} is no script of this shop.`)
  return href
}

let policy: ScriptUrlPolicy | undefined

/**
 * The address of a worker's script, as a trusted value where Trusted Types are enforced: passed to `new Worker` or
 * `register` unchanged, since concatenation would make it a plain string. The one policy for addresses that the shop's
 * headers allow.
 */
export function trustedScriptUrl(address: string | URL): string {
  policy ??= window.trustedTypes?.createPolicy('shop', {
    createScriptURL: (text) => checkScriptUrl(text, window.location),
  }) ?? { createScriptURL: (text) => checkScriptUrl(text, window.location) }
  return policy.createScriptURL(address.toString())
}
