/**
 * Of the first 60,000 seeds this one has the fewest products on a backdrop of their own colour and the fewest equal
 * backdrops among a product's views and among neighbours in the list. Any number is correct.
 */
const seed = 44_096

/** The number of `tints`, which only styles need. */
const count = 12

/**
 * The index in `tints` (0 to 11) of the backdrop for the image at this address. Reads the base name only: folder,
 * `-large`, file type, query and fragment make no difference, so every size of an image has the same one. Accepts any
 * text, also an empty one.
 */
export function tintOf(address: string): number {
  const path = address.split(/[?#]/, 1)[0] ?? ''
  const name = path
    .slice(path.lastIndexOf('/') + 1)
    .replace(/\.[^.]*$/, '')
    .replace(/-large$/, '')
  // FNV-1a, then a final mix: its low bits alone would depend on the last letter.
  let hash = (0x811c9dc5 ^ seed) >>> 0
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return ((hash ^ (hash >>> 13)) >>> 0) % count
}
