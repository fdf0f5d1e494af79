import type { ShopLook } from '#shop-look.types.ts'

/** Linen, ink and a red thread: a serif for headings, square corners, pictures on white. */
export const look: ShopLook = {
  colors: {
    light: {
      accent: '#8a1f2b',
      paper: '#fdfcfa',
      ink: '#211d1a',
      panel: '#e9e2d6',
      onPanel: '#211d1a',
      highlight: '#8a1f2b',
      onHighlight: '#ffffff',
    },
    dark: {
      accent: '#f0a49c',
      paper: '#161412',
      ink: '#f2ede6',
      panel: '#26211d',
      onPanel: '#f2ede6',
      highlight: '#f0a49c',
      onHighlight: '#2a0d10',
    },
  },
  fonts: {
    text: { package: '@fontsource-variable/hanken-grotesk' },
    headings: { package: '@fontsource-variable/newsreader' },
    headingWeight: 500,
  },
  corners: 'square',
  backdrop: 'white',
  fit: 'contain',
  priceBadges: false,
  logo: 'beside-name',
}
