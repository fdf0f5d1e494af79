import type { CollectionPage, ItemList } from 'schema-dts'
import type { PagePath } from '#site/pages.ts'
import { absolute } from '../site-address.ts'

/** The page of a category. */
export const collection = ({
  name,
  path,
  items,
}: {
  readonly name: string
  readonly path: PagePath
  readonly items: ItemList
}): CollectionPage => ({
  '@type': 'CollectionPage',
  name,
  url: absolute(path),
  mainEntity: items,
})
