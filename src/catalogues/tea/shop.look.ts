import type { ShopLook } from '#shop-look.types.ts'

/** The green of the tins; all else as in the demonstration. */
export const look: ShopLook = {
  colors: {
    light: { accent: '#3f5a1c', panel: '#27380f', paper: '#fbfaf4' },
    dark: { accent: '#bcd98c', panel: '#27380f', paper: '#11140d' },
  },
}
