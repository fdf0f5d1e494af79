import { toWellFormed } from '#catalogue/well-formed.ts'
import { rootSearch } from '#address/browse-search.ts'
import { smallestSize } from '#catalogue/source.ts'

/** As many characters of an odd size as the page repeats. */
const longest = 30

/** The address that this visit began with, before the shop has tidied it; empty where the browser does not tell. */
export const firstAddress = (): string => performance.getEntriesByType('navigation')[0]?.name ?? ''

/** What an address has for a size that there is no catalogue of; null where there is one, or nothing was asked. */
export function oddSizeOf(address: string): string | null {
  const requested = new URLSearchParams(address.replace(/#.*$/s, '').replace(/^[^?]*/, '')).get('size')
  if (requested === null) return null
  const size = rootSearch({ size: requested }).size ?? smallestSize
  return requested === String(size) ? null : toWellFormed(requested.slice(0, longest))
}
