import type { ShopLook } from '#shop-look.types.ts'

/**
 * How the shop looks; what is not here looks as in the demonstration (docs/owners-guide.md, “Look”). Beside this file:
 * `logo.svg`, `logo-dark.svg` for dark pages, and `public/icon.svg`, a square that the build makes all icons from.
 */
export const look: ShopLook = {
  // Colours as CSS writes them. The build stops at a pair with too little contrast, and names it.
  // colors: {
  //   light: { accent: '#0b5d4a', paper: '#fbfbf8', ink: '#15201b', panel: '#0d3b30', highlight: '#ffcf33' },
  //   dark: { accent: '#6fd6b4', paper: '#0f1412', ink: '#eef3ef', panel: '#0d3b30', highlight: '#ffcf33' },
  // },
  // First: npm install --save-exact @fontsource-variable/lora
  // fonts: {
  //   text: { system: 'sans-serif' },
  //   headings: { package: '@fontsource-variable/lora' },
  //   headingWeight: 600,
  // },
  // corners: 'square',
  // backdrop: 'white',
  // fit: 'contain',
  // For a logo with the name in it:
  // logo: 'instead-of-name',
}
