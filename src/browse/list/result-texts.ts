import * as texts from 'virtual:messages/browse'
import { hasSaved } from 'virtual:shop/parts'
import { readCategory } from '#address/category-choice.ts'
import type { BrowseSearch } from '#address/browse-search.ts'
import { sliceSize } from '#catalogue/source/slice-size.ts'
import { formatCount } from '#ui/format-count.ts'
import { isolated } from '#ui/isolated.ts'

/** A list of at most this many products, less than a row of the widest grid, has `FewResults` above it. */
export const fewResultsLimit = 5

/** The element that gets the focus when the focused element is removed. */
export const resultLineId = 'result-line'

/** '1 product', '42 products', '0 products'; 'more than 30 products' before they are counted. */
export const productsCount = (count: number | null): string =>
  count === null ? texts.moreThanProducts({ count: sliceSize }) : texts.products({ count })

/**
 * The footer line of the grid: 'Showing 30 of 195 products in Fashion matching "shirt"'; 'Showing 30 of more than 30
 * products' before they are counted.
 */
export function resultLine(shown: number, total: number | null, category: string, search: string): string {
  const counts = {
    shown: formatCount(shown),
    total: total === null ? texts.moreThan({ count: sliceSize }) : formatCount(total),
  }
  const [among, matching] = [{ category: isolated(category) }, { search: isolated(search) }]
  if (category === 'All')
    return search === '' ? texts.showing(counts) : texts.showingMatching({ ...counts, ...matching })
  return search === ''
    ? texts.showingIn({ ...counts, ...among })
    : texts.showingInMatching({ ...counts, ...among, ...matching })
}

/** The name of a part of the catalogue, as a title says it; null for the whole. */
export function partName({ category, saved, ids }: BrowseSearch): string | null {
  const reading = readCategory(category ?? '')
  const categoryName = 'category' in reading && reading.category !== 'All' ? reading.category : null
  return ids ? texts.titleList : hasSaved && saved ? texts.titleSaved : categoryName
}

/** The page's heading, which fits beside its number of products on a phone: without what is typed. */
export function productsHeading(search: BrowseSearch): string {
  const list = partName(search) ?? texts.titleProducts
  return search.sale ? texts.titleOnSale({ list }) : list
}
