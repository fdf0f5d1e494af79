import { pathOf } from '#catalogue/product-id.ts'
import type { ItemList } from 'schema-dts'
import type { ProductSummary } from '#catalogue/product.ts'
import { absolute } from '../site-address.ts'

/** The first products of a page, by their addresses: their own pages contain the rest. */
export const itemList = ({
  total,
  first,
}: {
  readonly total: number
  readonly first: readonly ProductSummary[]
}): ItemList => ({
  '@type': 'ItemList',
  numberOfItems: total,
  itemListElement: first.map((product, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    url: absolute(pathOf(product)),
  })),
})
