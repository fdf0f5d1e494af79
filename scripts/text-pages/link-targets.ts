// Relative: Vite bundles its configuration before package imports can resolve to TypeScript.
import { fewOf, type Warning } from '../../src/catalogue/import/record-warnings.ts'
import { categoryKey } from '../../src/catalogue/words/category-key.ts'
import type { Block, Inline } from '../../src/catalogue/text-blocks.ts'
import { type Catalogue, generatedIds } from '../catalogue/catalogue.ts'
import { faultOfLink, type LinkTargets } from './links.ts'
import { findSource } from './text-images.ts'

interface Headed {
  readonly path: string
  /** Of its headings. */
  readonly ids: readonly string[]
}

/** The shop's pages that are not the owner's. */
export interface SitePages {
  /** Their paths, without what is switched off. */
  readonly sitePages: readonly string[]
  /** Of the home page's sections. */
  readonly homeIds: readonly string[]
}

/** What links in a shop's texts can lead to. */
export function linkTargets(
  folder: string,
  catalogue: Catalogue,
  textPages: readonly Headed[],
  { sitePages, homeIds }: SitePages,
): LinkTargets {
  const products = new Set([...catalogue.products.map(({ id }) => id), ...generatedIds(catalogue)])
  const { categories } = catalogue.head
  const categoryKeys = ['All', ...categories.flatMap(({ label, slug = label }) => [label, slug])].map(
    categoryKey,
  )
  return {
    pages: sitePages,
    idsOfPage: new Map([['/', homeIds], ...textPages.map(({ path, ids }) => [path, ids] as const)]),
    // A service has more products than the build reads.
    hasProduct: (id) => catalogue.serviceUrl !== null || products.has(id),
    // As `readCategory` of `src/address` finds it.
    hasCategory: (name) => categoryKeys.some((key) => `${key} `.startsWith(`${categoryKey(name)} `)),
    hasCategoryPage: (path) => categories.some((category) => category.path === path),
    hasFile: (path) => findSource(folder, path) !== undefined,
  }
}

const linksOfInlines = (inlines: readonly Inline[]): string[] =>
  inlines.flatMap((inline) => {
    if (typeof inline === 'string' || 'lineBreak' in inline) return []
    if ('link' in inline) return [inline.href]
    return linksOfInlines('strong' in inline ? inline.strong : inline.em)
  })

function linksOfBlock(block: Block): string[] {
  if (typeof block === 'string') return []
  if ('paragraph' in block) return linksOfInlines(block.paragraph)
  if ('heading' in block) return linksOfInlines(block.heading)
  if ('list' in block) return block.list.flatMap(linksOfInlines)
  return block.table.flatMap(({ cells }) => cells.flatMap(linksOfInlines))
}

/** A sentence for each link in a product's description that leads nowhere. */
export function productLinkWarnings(catalogue: Catalogue, targets: LinkTargets): readonly Warning[] {
  const warnings = catalogue.products.flatMap(({ id, longDescription }) =>
    longDescription.flatMap(linksOfBlock).flatMap((href) => {
      const fault = faultOfLink(href, targets)
      return fault === null ? [] : [`The link “${href}” of product ${id} ${fault}`]
    }),
  )
  return fewOf(warnings, 'links of products lead nowhere')
}
