import { pathInSite } from '#site/path.ts'

/** The path within the shop; empty for an address outside it. */
export const pathOf = (address: string): string => pathInSite(new URL(address).pathname) ?? ''
