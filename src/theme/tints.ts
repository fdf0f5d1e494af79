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
