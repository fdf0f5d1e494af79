import { toWellFormed } from '#catalogue/well-formed.ts'
import { rootSearch } from '#address/browse-search.ts'
import { ownSize } from '#catalogue/head/head.ts'

/** The most characters of an invalid size that the page repeats. */
const longest = 30

/** The size in an address if it is invalid; null for a valid size, or none. */
export function invalidSizeOf(address: string): string | null {
  const requested = new URLSearchParams(address.replace(/#.*$/s, '').replace(/^[^?]*/, '')).get('size')
  if (requested === null) return null
  const size = rootSearch({ size: requested }).size ?? ownSize
  return requested === String(size) ? null : toWellFormed(requested.slice(0, longest))
}
