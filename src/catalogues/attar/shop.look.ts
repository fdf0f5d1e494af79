import type { ShopLook } from '#shop-look.types.ts'

export const look: ShopLook = {
  colors: {
    light: { accent: '#6b2d5c', panel: '#3b1730', highlight: '#e6c15a' },
    dark: { accent: '#e3a8d3', panel: '#3b1730', highlight: '#e6c15a' },
  },
  fonts: { text: { system: 'sans-serif' }, cards: ['@fontsource-variable/noto-sans-arabic'] },
  backdrop: 'tint',
}
