/** Apart from `from`, so that boot contains this one alone. */
export const fromLarge = 'screen and (min-width: 64em)'

/** Widths at which a page's layout changes, in em so that large text gets the layout of a smaller window. */
export const from = {
  small: 'screen and (min-width: 36em)',
  medium: 'screen and (min-width: 48em)',
  large: fromLarge,
  wide: 'screen and (min-width: 80em)',
  desktop: 'screen and (min-width: 90em)',
}

/** Below `from.medium`, for every medium: for an image's source, and for joining with `from`. */
export const belowMedium = '(max-width: 47.99em)'

/** The widths below those of `from`; `tiny` is a phone's with very large text. */
export const below = {
  tiny: 'screen and (max-width: 17em)',
  small: 'screen and (max-width: 35.99em)',
  medium: `screen and ${belowMedium}`,
  large: 'screen and (max-width: 63.99em)',
}

export const aboveTiny = '(min-width: 17.01em)'

/** In pixels, as the specification has them, whatever the size of the text. */
export const fromPixels = (width: 768 | 1024) => `(min-width: ${width}px)`

/** A pointer that can hover: after a touch, `:hover` lasts until the next one. */
export const hasHover = '(hover: hover)'

/** Firefox before 125 has no popovers. */
export const hasPopovers = 'selector(:popover-open)'
export const hasNoPopovers = `not ${hasPopovers}`

/** Windows too low for a bar over the content: phones on their side, very large text. */
export const isLow = '(max-height: 30rem)'

/** The windows that are high enough. */
export const isHigh = '(min-height: 30.01rem)'
