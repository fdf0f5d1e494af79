/** The view timeline of a page's own search field; the header's field is not drawn while it is in the window. */
export const pageSearch = '--page-search'

/** The view timeline of the hero's search field; the list's field is not drawn while it is in the window. */
export const heroSearch = '--hero-search'

/** The attribute of an element on pages with a search field of their own. */
export const pageSearchAttribute = 'data-page-search'

export const pageSearchMark = { [pageSearchAttribute]: '' }
