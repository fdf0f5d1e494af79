import type { ShopConfig } from '../../src/shop.types.ts'
import { productPath } from '../../src/site/pages.ts'
import { generatedIds, type Catalogue } from './catalogue.ts'

/** A product of the shop's own catalogue; each has a page of its own. */
export interface ProductPage {
  readonly id: number
  /** Escaped, as in `location.pathname`. */
  readonly path: string
  /** The path without a slug, which redirects; null where it is the same. */
  readonly oldPath: string | null
}

/** Whether the shop has products without a page of their own. */
export const hasOtherProducts = (
  catalogue: Pick<Catalogue, 'head' | 'products' | 'generated' | 'serviceUrl'>,
  pages: readonly ProductPage[],
): boolean =>
  catalogue.serviceUrl !== null || catalogue.products.length + generatedIds(catalogue).length > pages.length

/** Of so many product pages at most each has all of its files, unless the owner asks for more: cards take 0.1 s each. */
const mostWithAllFiles = 500

/** Whether product pages have a brotli form, a share card, and a redirect from the address without a slug. */
export const hasAllFiles = (pages: readonly ProductPage[], shop: ShopConfig): boolean =>
  shop.allProductFiles === true || pages.length <= mostWithAllFiles

/** The highest id of a product with a share card of its own; 0 for none. */
export function highestCardId(catalogue: Catalogue, shop: ShopConfig): number {
  const pages = findProductPages(catalogue, shop.prerenderedProducts)
  return hasAllFiles(pages, shop) ? (pages.at(-1)?.id ?? 0) : 0
}

/**
 * The pages of the first `most` products, or of those with these ids, in the order of their ids. Of a service all that the
 * build has read: `source.prerendered` says how many.
 */
export function findProductPages(catalogue: Catalogue, most = 2000, ids?: readonly number[]): ProductPage[] {
  const products: readonly { readonly id: number; readonly slug?: string }[] = [
    ...catalogue.products,
    ...generatedIds(catalogue).map((id) => ({ id })),
  ]
  const chosen = ids && new Set(ids)
  return products
    .filter(({ id }, index) => (chosen ? chosen.has(id) : index < most || catalogue.serviceUrl !== null))
    .map(({ id, slug }) => ({
      id,
      path: productPath(slug ? encodeURIComponent(`${slug}-${id}`) : String(id)),
      oldPath: slug ? productPath(String(id)) : null,
    }))
}
