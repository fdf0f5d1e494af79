import { shop } from '#shop'

// Put there by the build, from SITE_URL (scripts/site-address.ts); nothing in development and in tests.
const built: unknown = import.meta.env.SITE_URL

/** Where the shop lives, without a slash at the end. */
const siteAddress = typeof built === 'string' ? built : shop.siteUrl

/** The absolute address of a path of this site, for those who read the page elsewhere. */
export const absolute = (path: string): string => siteAddress + path
