/** The space between a page's content and the window's edges. */
export const gutter = 'clamp(1rem, 3vw, 2.5rem)'

/** A page's content, in the middle of the window. */
export const pageBox = {
  width: '100%',
  maxWidth: '108rem',
  marginInline: 'auto',
  paddingInline: gutter,
} as const

/** The space between a page's content and the footer. */
export const aboveFooter = '6rem'
