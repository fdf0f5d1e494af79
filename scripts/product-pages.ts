import { productPath } from '../src/site/pages.ts'
import { generatedIds, type Catalogue } from './read-catalogue.ts'

/** A product of the shop's own catalogue; each has a page of its own. */
export interface ProductPage {
  readonly id: number
  /** Escaped, as in `location.pathname`. */
  readonly path: string
  /** The path without a slug, which redirects; null where it is the same. */
  readonly oldPath: string | null
}

/** The pages of these products, or of all, in the order of their ids. */
export function findProductPages(catalogue: Catalogue, ids?: readonly number[]): ProductPage[] {
  const products: readonly { readonly id: number; readonly slug?: string }[] = [
    ...catalogue.products,
    ...generatedIds(catalogue).map((id) => ({ id })),
  ]
  return products
    .filter(({ id }) => ids?.includes(id) ?? true)
    .map(({ id, slug }) => ({
      id,
      path: productPath(slug ? encodeURIComponent(`${slug}-${id}`) : String(id)),
      oldPath: slug ? productPath(String(id)) : null,
    }))
}
