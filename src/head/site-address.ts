import { shop } from '#shop'

// Defined by the build from SITE_URL (scripts/pages/site-address.ts); undefined in development and in tests.
const built: unknown = import.meta.env.SITE_URL

/** The site's origin and base, without a slash at the end. */
const siteAddress = typeof built === 'string' ? built : shop.siteUrl

/** The absolute address of a path of this site, for readers outside it. */
export const absolute = (path: string): string => siteAddress + path
