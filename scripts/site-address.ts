import { shop } from '#shop'

/**
 * Where the shop will live, as an origin without a slash at the end: `SITE_URL`, else what `shop.config.ts` says. Throws
 * a sentence for people where that is no address: wrong canonical links are worse than none.
 */
export function readSiteAddress(given: string | undefined): string {
  const written = given?.trim() || shop.origin
  const url = URL.canParse(written) ? new URL(written) : null
  if (
    !url ||
    !/^https?:$/.test(url.protocol) ||
    url.pathname !== '/' ||
    url.search ||
    url.hash ||
    url.username
  )
    throw new Error(`SITE_URL has to be like https://shop.example, without a path; it is '${written}'.`)
  return url.origin
}
