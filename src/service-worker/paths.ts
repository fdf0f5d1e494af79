import { pathInSite, sitePath } from '#site/path.ts'

/** The path within the shop; empty for an address outside it. */
export const pathOf = (address: string): string => pathInSite(new URL(address).pathname) ?? ''

/** Caches belong to an origin, which other shops may share. */
export const cacheNameOf = (kind: string): string => kind + sitePath('/').slice(0, -1)
