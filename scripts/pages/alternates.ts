import type { ProductPage } from '../catalogue/product-pages.ts'

/** A page in one of the shop's languages, for search engines. */
export interface Alternate {
  /** BCP 47; `x-default` for a reader of any other language. */
  readonly language: string
  readonly href: string
}

/** A language with the addresses of its pages. */
export interface SiteLanguage {
  readonly tag: string
  /** The address of its home page, without a slash at the end. */
  readonly siteAddress: string
  readonly products: readonly ProductPage[]
}

interface ListedPage {
  readonly path: string
  readonly productId?: number
  readonly isUnlisted?: true
}

/** Returns a function that lists a page in all languages. The main one comes first, and stands for all others. */
export function createAlternates(
  languages: readonly SiteLanguage[],
): (page: ListedPage) => readonly Alternate[] {
  const sites = languages.map(({ tag, siteAddress, products }) => ({
    tag,
    siteAddress,
    paths: new Map(products.map(({ id, path }) => [id, path])),
  }))
  return ({ path, productId, isUnlisted }) => {
    // '*' is not an address.
    if (isUnlisted || path === '*') return []
    const pages = sites.flatMap(({ tag, siteAddress, paths }) => {
      const own = productId === undefined ? path : paths.get(productId)
      return own === undefined ? [] : [{ language: tag, href: siteAddress + own }]
    })
    return pages.flatMap((page, at) => (at === 0 ? [page, { ...page, language: 'x-default' }] : [page]))
  }
}
