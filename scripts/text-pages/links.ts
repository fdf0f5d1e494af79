import { categoryPages, productPages } from '../../src/site/pages.ts'

/** What links can lead to. */
export interface LinkTargets {
  /** Paths of the pages with one address each: `pagesWith` in `src/site/pages.ts`. */
  readonly pages: readonly string[]
  /** The ids of headings, by the path of their page: of the owner's pages and the home page. */
  readonly idsOfPage: ReadonlyMap<string, readonly string[]>
  readonly hasProduct: (id: number) => boolean
  /** Whether an address names a category so, as `/products?category=…` does: leniently. */
  readonly hasCategory: (name: string) => boolean
  /** Whether a category has a page, by its path: `women/shoes` of `/category/women/shoes`. */
  readonly hasCategoryPage: (path: string) => boolean
  /** Whether there is a file of this path in the finished shop: `/pictures/map.avif`. */
  readonly hasFile: (path: string) => boolean
}

/** Any origin: it only completes a path. */
const origin = 'https://shop.example'

/** `terms.md` or `./terms.md#returns`: a link that also works where the files themselves are read. */
const markdownFile = /^(?:\.\/)?([a-z0-9-]+)\.md(#.*)?$/

/** The address that a page has for a link as it was written: `/terms#returns` for `terms.md#returns`. */
export function pathOfLink(href: string): string {
  const [, name, hash = ''] = markdownFile.exec(href) ?? []
  return name === undefined ? href : `/${name}${hash}`
}

function faultOfPath(href: string, targets: LinkTargets): string | null {
  const { pages, idsOfPage, hasProduct, hasCategory, hasCategoryPage, hasFile } = targets
  const { pathname, searchParams, hash } = new URL(href, origin)
  const path = decodeURI(pathname)
  const ids = idsOfPage.get(path)
  if (ids && hash !== '' && !ids.includes(decodeURIComponent(hash.slice(1)))) return `has no heading ${hash}`
  if (pages.includes(path)) {
    const category = searchParams.get('category')
    return category === null || hasCategory(category) ? null : 'leads to no category'
  }
  if (ids) return null
  if (path.startsWith(productPages)) {
    const [, id] = /(?:^|-)([1-9]\d*)$/.exec(path.slice(productPages.length)) ?? []
    return id !== undefined && hasProduct(Number(id)) ? null : 'leads to no product'
  }
  if (path.startsWith(categoryPages))
    return hasCategoryPage(path.slice(categoryPages.length)) ? null : 'leads to no category with a page'
  return hasFile(path) ? null : 'leads to no page of the shop'
}

/**
 * What is wrong with a link, to follow the link in a sentence; null for a good one. `ownPath` is the page's own. A
 * relative path is refused: it would lead elsewhere from a page in a folder, such as a product's.
 */
export function faultOfLink(written: string, targets: LinkTargets, ownPath?: string): string | null {
  const href = pathOfLink(written)
  if (href === '' || /[\s\p{Cc}\\]/u.test(href)) return 'is no address'
  if (href.startsWith('#'))
    return ownPath === undefined ? 'is no address' : faultOfPath(ownPath + href, targets)
  if (/^(?:mailto:[^@]+@[^@]+|tel:\+?[\d()./-]+)$/i.test(href)) return null
  if (/^https?:\/\//i.test(href)) return URL.canParse(href) ? null : 'is no address'
  if (/^[a-z][a-z0-9+.-]*:/i.test(href)) return 'must begin with https://, mailto: or tel:'
  if (href.startsWith('//')) return 'must begin with https://'
  if (!href.startsWith('/'))
    return 'must begin with https:// for another site, or with / for this shop, for example /products'
  try {
    return faultOfPath(href, targets)
  } catch {
    return 'is no address'
  }
}
