import { products as written } from 'virtual:catalogue/list'
import { generatedBrand } from './vocabulary.ts'

/**
 * Every brand of the catalogue, by name: the makers that the written records name (the specification's `brand`), and the
 * shop's own, which all generated products have. The same for every size.
 */
export const brands: readonly string[] = [
  ...new Set([generatedBrand, ...written.map(({ brand }) => brand)]),
].toSorted((a, b) => a.localeCompare(b, 'en-US'))
