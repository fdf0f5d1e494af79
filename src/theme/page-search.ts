/** The view timeline of the products' search field; the header's field is not drawn while it is in the window. */
export const pageSearch = '--page-search'

/**
 * The view timeline of the hero down to its search field, on a phone to its button; neither the products' field nor the
 * header's is drawn while it is in the window. On a phone the products' field is.
 */
export const heroSearch = '--hero-search'

/** The insets of both timelines: the header, with its edge, covers the window's top. */
export const belowHeader = { phone: 'calc(3.75rem + 1px) 0', medium: 'calc(4.5rem + 1px) 0' }
