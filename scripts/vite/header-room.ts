// Relative: Vite bundles its configuration before package imports can resolve to TypeScript.
import { childrenIn } from '../../src/catalogue/settings/category-tree.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { ShopLayout } from '../catalogue/shop-layout.ts'
import type { ShopMessages } from '../messages/read-messages.ts'
import type { BuiltTextPage } from '../text-pages/read-text-pages.ts'

/** Letters as wide as what is left of a link's padding, which may shrink, and the gap after it. */
const edges = 2

/** The letters that a window of 1440 px has room for; the demonstration in French has 111. */
const mostLetters = 115

/** Ideographs and kana are as wide as two letters. */
const widthOf = (text: string) =>
  text.length + (text.match(/[\u3000-\u9fff\uac00-\ud7af\uff00-\uff60]/g)?.length ?? 0)

/** Whether the header of a wide window has room for these links in one row beside the shop's name. */
export const fitsHeader = (name: string, links: readonly string[]): boolean =>
  links.reduce((width, link) => width + widthOf(link) + edges, widthOf(name)) <= mostLetters

/** The links of the header, without those that narrower windows alone have. */
export const headerLinks = (
  { categories }: Pick<Catalogue['head'], 'categories'>,
  textPages: readonly Pick<BuiltTextPage, 'place' | 'title'>[],
  { home, parts }: ShopLayout,
  { messages: { shell = {} } }: Pick<ShopMessages, 'messages'>,
): readonly string[] => [
  shell['products'] ?? '',
  shell['sale'] ?? '',
  ...childrenIn(categories),
  ...(home.some(({ kind }) => kind === 'meeting') ? [shell['meetings'] ?? ''] : []),
  ...textPages.filter(({ place }) => place === 'header').map(({ title }) => title),
  ...(parts.saved ? [shell['saved'] ?? ''] : []),
]
