/*
 * Keys of `document.documentElement.dataset` that the build, the boot script and the shop use to exchange state. One
 * export each, so that a script contains only those it uses.
 */

/** Written by the build: the address that the HTML was made for; '*' for all addresses without a route. */
export const path = 'path'

/** Written by the build: the files with prepared answers, by query, as JSON. */
export const answers = 'answers'

/** The query whose answer is in the page's `main`; missing for none. */
export const search = 'search'

/** Set where the address needs another page than the HTML shows; `preview` where boot has adjusted the HTML. */
export const pending = 'pending'

/** Set until what is outside the window is laid out (`boot/deferred-layout.ts`). */
export const layout = 'layout'

/** `light` or `dark`; missing where the visitor has chosen none. */
export const theme = 'theme'

/** `closed` where the visitor has closed the filters beside the products. */
export const filters = 'filters'

/** A file of a part could not be fetched. Its styles are not requested again (Vite), so the next page is a full load. */
export const broken = 'broken'
