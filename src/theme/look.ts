import { dark as darkPalette, font as fonts, light as lightPalette, radius as corners } from './tokens.ts'

/*
 * What differs from shop to shop in the theme. This is the demonstration's; the build of a shop with a look of its own
 * has another module in its place (`scripts/look/read-look.ts`).
 */

export const light = lightPalette
export const dark: typeof light = darkPalette
export const font = fonts
export const radius = corners

/** The corners of buttons, fields and chips, by the radius's name. */
export const controlCorner: keyof typeof corners = 'round'

/** Of the strip on reduced products. */
export const saleTurn: string = 'rotate(-3deg)'

/** The weight of headings, and of the largest texts. */
export const heading: number = 700
export const heavy: number = 800

/** A button in the highlight's colour, under the pointer. */
export const tapeHover: string = '#ffdc6b'

/** Behind all pictures; null for a tint each. */
export const backdrop: string | null = null

export const fit: 'cover' | 'contain' = 'cover'

/** Whether the pictures of cards have the price on them, too. */
export const hasPriceBadges: boolean = true

/** False where the header has the mark of `scripts/vite/icon-sprite.ts`. */
export const hasLogo: boolean = false

/** The name is not repeated beside it. */
export const hasNameInLogo: boolean = false

/** Its width divided by its height. */
export const logoRatio: number = 1
