/** The view timeline of a page's own search field; the header's field is not drawn while it is in the window. */
export const pageSearch = '--page-search'

/** The view timeline of the hero's search field; the list's field is not drawn while it is in the window. */
export const heroSearch = '--hero-search'
