/**
 * The backdrop colours of the shop's images, `#rrggbb`: the colour of an image's frame until the image has loaded, and
 * the average of the image's own backdrop, so that nothing flashes. Around the hue circle at one lightness and one low
 * chroma (OKLCH 0.86-0.90, 0.04-0.06): soft on a white page, not glaring on a near-black one. The images are painted in
 * these colours: after a change draw them again (docs/pictures).
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
 * Of the first 60,000 seeds this one has the fewest products on a backdrop of their own colour and the fewest equal
 * backdrops among a product's views and among neighbours in the list. Any number is correct.
 */
const seed = 44_096

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
  return ((hash ^ (hash >>> 13)) >>> 0) % tints.length
}
