import type { BreadcrumbList } from 'schema-dts'
import { absolute } from '../site-address.ts'

/** Names and paths from the home page to a page; the last is the page itself. */
export const breadcrumbs = (crumbs: readonly (readonly [name: string, path: string])[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absolute(path),
  })),
})
