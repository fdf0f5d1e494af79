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
  /** Those of its products included. */
  readonly allPages: readonly ListedPage[]
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
  const sites = languages.map(({ tag, siteAddress, products, allPages }) => ({
    // Without what is for digits or calendars: search engines know languages, scripts and regions.
    tag: new Intl.Locale(tag).baseName,
    siteAddress,
    products: new Map(products.map(({ id, path }) => [id, path])),
    // The owner may have written a text page in some languages alone.
    paths: new Set(allPages.map((page) => page.path)),
  }))
  return ({ path, productId, isUnlisted }) => {
    // '*' is not an address.
    if (isUnlisted || path === '*') return []
    const pages = sites.flatMap(({ tag, siteAddress, products, paths }) => {
      const own = productId === undefined ? path : products.get(productId)
      return own === undefined || !paths.has(own) ? [] : [{ language: tag, href: siteAddress + own }]
    })
    return pages.flatMap((page, at) => (at === 0 ? [page, { ...page, language: 'x-default' }] : [page]))
  }
}
