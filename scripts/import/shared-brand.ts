import { fold } from '../../src/catalogue/words/fold.ts'
import { headerKey } from './columns.ts'
import { plain, type Format } from './formats.ts'
import type { HeaderMap } from './read-table.ts'

/** Fewer products may have one brand by chance. */
const fewestProducts = 5

/** A brand of all products, and the column that it is in. */
export interface SharedBrand {
  readonly brand: string
  readonly header: string
}

/**
 * The brand that all products of a vendor's file have: usually the name of the shop, so that each of its words would
 * find everything. Null, too, where the mapping names its column, or the table has our own fields.
 */
export function sharedBrandOf(
  brands: readonly (string | undefined)[],
  headers: readonly string[],
  format: Format,
  map: HeaderMap,
): SharedBrand | null {
  const [brand] = brands
  if (format === plain || brand === undefined || brands.length < fewestProducts) return null
  if (!brands.every((other) => other !== undefined && fold(other) === fold(brand))) return null
  const fields = Object.entries(format.fields).filter(([field]) => /^(?:vendor|brands?)$/.test(field))
  const keys = new Set(fields.flatMap(([, names]) => names.map(headerKey)))
  const header = headers.find((one) => keys.has(headerKey(one)))
  const isChosen = Object.values(map).some((name) => name !== null && keys.has(headerKey(name)))
  return header === undefined || isChosen ? null : { brand, header }
}
