import type { ItemList } from 'schema-dts'
import type { ProductSummary } from '#catalogue/product.ts'
import { productPath } from '#site/pages.ts'
import { absolute } from '../site-address.ts'

/** The products that a page lists first, by their addresses: each tells the rest on its own page. */
export const itemList = ({
  total,
  first,
}: {
  readonly total: number
  readonly first: readonly ProductSummary[]
}): ItemList => ({
  '@type': 'ItemList',
  numberOfItems: total,
  itemListElement: first.map(({ id, name }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: absolute(productPath(id)),
  })),
})
