/**
 * The backdrop colours of the shop's pictures, `#rrggbb`: what a picture's frame shows until the picture has
 * come, and what the picture's own backdrop averages to, so that its arrival is no flash. Round the hue circle
 * at one lightness and one low chroma (OKLCH 0.86-0.90, 0.04-0.06): soft on a white page, not glaring on a
 * near-black one. The pictures are painted from these: after a change run `npm run pictures`.
 */
export const tints: readonly string[] = [
  '#ebddb7', // butter
  '#f0d4b8', // apricot
  '#f1cdbe', // peach
  '#f0caca', // blush
  '#eac9d7', // rose
  '#e0cae3', // mauve
  '#d4ceeb', // lavender
  '#c8d2ef', // periwinkle
  '#bddaef', // sky
  '#b9dfe5', // aqua
  '#bde0d3', // seafoam
  '#cfdfc2', // sage
]

/**
 * Of the first 60,000 the one that puts the fewest things before a backdrop of their own colour, gives a
 * product's views different backdrops, and neighbours in the list too. Any number is correct.
 */
const seed = 44_096

/**
 * Which of `tints` (0 to 11) stands behind the picture at this address. Looks at the base name only: folder,
 * `-large`, file type, query and fragment make no difference, so every size of a picture has the same one.
 * Any text is answered, an empty one too.
 */
export function tintOf(address: string): number {
  const path = address.split(/[?#]/, 1)[0] ?? ''
  const name = path
    .slice(path.lastIndexOf('/') + 1)
    .replace(/\.[^.]*$/, '')
    .replace(/-large$/, '')
  // FNV-1a, then a final mix: its low bits alone would follow the last letter.
  let hash = (0x811c9dc5 ^ seed) >>> 0
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return ((hash ^ (hash >>> 13)) >>> 0) % tints.length
}
