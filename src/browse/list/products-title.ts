import * as texts from 'virtual:messages/browse'
import type { BrowseSearch } from '#address/browse-search.ts'
import { partName, productsHeading } from './result-texts.ts'

/** The catalogue page's title, which a bookmark keeps: '“lamp” in Home & Garden'. */
export function productsTitle(query: BrowseSearch): string {
  const { search } = query
  if (!search) return productsHeading(query)
  const list = partName(query)
  return list === null ? texts.titleSearch({ search }) : texts.titleSearchIn({ search, list })
}
