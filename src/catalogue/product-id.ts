import { productPath } from '#site/pages.ts'
import { addresses } from './settings/settings.ts'
import type { ProductSummary } from './product.ts'

const written = /^[1-9][0-9]{0,15}$/

/** Whether an unchecked value can be a product's id in a catalogue of any size. */
export const isProductId = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 1

/** The first `most` ids in a stored list, none twice; undefined for anything but a list. Never throws. */
export const readProductIds = (value: unknown, most: number): readonly number[] | undefined =>
  Array.isArray(value) ? [...new Set(value.filter(isProductId))].slice(0, most) : undefined

/**
 * The last segment of the path of a product's page: `1`, or `over-ear-headphones-1` in a catalogue with `addresses:
 * 'slug'`. The id keeps products apart, so that a new name breaks no bookmark.
 */
export const segmentOf = ({ id, slug }: Pick<ProductSummary, 'id' | 'slug'>): string =>
  addresses === 'slug' && slug ? `${slug}-${id}` : String(id)

/** The path of a product's page, escaped as browsers show it in `location.pathname`. */
export const pathOf = (product: Pick<ProductSummary, 'id' | 'slug'>): ReturnType<typeof productPath> =>
  productPath(addresses === 'slug' ? encodeURIComponent(segmentOf(product)) : String(product.id))

/**
 * The id in such a segment: plain digits without a leading zero. `1e2`, `1.5`, `-1`, `abc` and `01` are no ids, so that
 * each product has only one address. In a catalogue with slugs any slug before the id is skipped; the route redirects
 * to the product's own.
 */
export function parseProductId(text: string): number | null {
  const digits = addresses === 'slug' ? text.slice(text.lastIndexOf('-') + 1) : text
  return written.test(digits) && isProductId(Number(digits)) ? Number(digits) : null
}
