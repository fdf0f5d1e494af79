/**
 * Every brand of the catalogue, sorted by name: the brands of the written records (the specification's `brand`), and
 * the shop's own, which all generated products have. The same for every size. Sorted by the build: a browser's first
 * comparison of names takes 50 ms on a slow phone.
 */
export { brands } from 'virtual:catalogue/list'
