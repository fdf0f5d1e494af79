/** The space between a page's content and the window's edges. */
export const gutter = 'clamp(1rem, 3vw, 2.5rem)'

/** The space between a page's content and the footer. */
export const aboveFooter = '6rem'
