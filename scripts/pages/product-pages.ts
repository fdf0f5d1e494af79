import { productPath } from '../../src/site/pages.ts'
import { generatedIds, type Catalogue } from '../catalogue/catalogue.ts'

/** A product of the shop's own catalogue; each has a page of its own. */
export interface ProductPage {
  readonly id: number
  /** Escaped, as in `location.pathname`. */
  readonly path: string
  /** The path without a slug, which redirects; null where it is the same. */
  readonly oldPath: string | null
}

/** Whether the shop has products without a page of their own. */
export const hasOtherProducts = (catalogue: Catalogue, pages: readonly ProductPage[]): boolean =>
  catalogue.serviceUrl !== null || catalogue.products.length + generatedIds(catalogue).length > pages.length

/** The pages of the first `most` products, or of those with these ids, in the order of their ids. */
export function findProductPages(catalogue: Catalogue, most = 2000, ids?: readonly number[]): ProductPage[] {
  const products: readonly { readonly id: number; readonly slug?: string }[] = [
    ...catalogue.products,
    ...generatedIds(catalogue).map((id) => ({ id })),
  ]
  return products
    .filter(({ id }, index) => (ids ? ids.includes(id) : index < most))
    .map(({ id, slug }) => ({
      id,
      path: productPath(slug ? encodeURIComponent(`${slug}-${id}`) : String(id)),
      oldPath: slug ? productPath(String(id)) : null,
    }))
}
