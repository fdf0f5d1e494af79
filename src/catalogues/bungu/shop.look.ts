import type { ShopLook } from '#shop-look.types.ts'

export const look: ShopLook = {
  fonts: { text: { system: 'sans-serif' }, cards: ['@fontsource-variable/noto-sans-jp'] },
}
