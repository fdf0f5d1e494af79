/**
 * Every brand of the catalogue, by name: the makers that the written records name (the specification's `brand`), and the
 * shop's own, which all generated products have. The same for every size. Sorted by the build: a browser's first
 * comparison of names takes a slow phone a twentieth of a second.
 */
export { brands } from 'virtual:catalogue/list'
