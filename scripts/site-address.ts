import { ConfigurationError } from '../src/catalogue/import/configuration-error.ts'

/** Letters, digits, `.`, `_` and `-`: these need no escaping in an address, in a host's configuration or on a disk. */
const path = /^(?:\/\w[\w.-]*)*\/?$/

/** Whether a text is the address of a host, or of a path on it, without a search part or a fragment. */
export function isSiteAddress(written: string): boolean {
  const url = URL.canParse(written) ? new URL(written) : null
  return (
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    path.test(url.pathname) &&
    !url.search &&
    !url.hash &&
    !url.username
  )
}

/** Whether an address is one of this machine that a page may fetch from: its policy can name no other number. */
export const isLocalAddress = (written: string): boolean =>
  /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?(?:\/|$)/.test(written)

/**
 * The shop's public address without a slash at the end: `given` (SITE_URL), else `siteUrl` of `shop.config.ts`. Throws a
 * readable sentence where it is not an address: wrong canonical links are worse than none.
 */
export function readSiteAddress(given: string | undefined, siteUrl: string): string {
  const written = given?.trim() || siteUrl
  if (!isSiteAddress(written))
    throw new ConfigurationError(
      `SITE_URL has to be like https://shop.example or https://host.example/shop; it is '${written}'.`,
    )
  const { origin, pathname } = new URL(written)
  return origin + pathname.replace(/\/$/, '')
}

/** The base of that address (`src/site/path.ts`): `/shop/` of `https://host.example/shop`. */
export const baseOf = (siteAddress: string): string => new URL(`${siteAddress}/`).pathname
