/*
 * Ids of elements that links, keys and other parts of a page lead to. Each is on a page once; `#product-search` is also
 * part of an address of the shop.
 */

/** The search field of the header. */
export const headerSearchId = 'header-search'

/** The search field of the hero. */
export const heroSearchId = 'hero-search'

/** The search field of the list. */
export const productSearchId = 'product-search'

/** The buttons of the categories at the top; the first is All. */
export const categoryButtonsId = 'category-buttons'

/** The field with the sort order of the list. */
export const sortFieldId = 'sort-field'

/** The products of the list. */
export const productsId = 'products-list'

/** What follows the products of the list. */
export const productsEndId = 'products-end'

/** The button that opens the cart. */
export const cartButtonId = 'cart-button'
