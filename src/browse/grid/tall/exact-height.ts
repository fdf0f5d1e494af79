/**
 * Physical pixels of the highest box. Scroll offsets are 32-bit floats inside of Chromium: from here on they would be
 * coarser than half a pixel.
 */
export const highest = 8_000_000

/** CSS pixels of the highest box that browsers scroll exactly. `pixelRatio`: physical pixels of one CSS pixel. */
export const exactHeight = (pixelRatio: number): number => highest / Math.max(pixelRatio, 1)
