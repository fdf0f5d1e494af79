import type { ShopLook } from '#shop-look.types.ts'

export const look: ShopLook = {
  colors: {
    light: { accent: '#0a4a7a', paper: '#f7f9fb', ink: '#14202b', panel: '#0a4a7a', highlight: '#ffd23f' },
    dark: { accent: '#8cc8f2', paper: '#0f151a', ink: '#e8eef3', panel: '#0a3557', highlight: '#ffd23f' },
  },
  fonts: { text: { system: 'sans-serif' } },
  corners: 'square',
  backdrop: 'none',
  fit: 'contain',
  logo: 'instead-of-name',
}
