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

/** The catalogue page's title, which a bookmark keeps: '“lamp” in Home & Garden'. */
export function productsTitle({ category, search, saved, ids, sale }: BrowseSearch): string {
  const reading = readCategory(category ?? '')
  const categoryName = 'category' in reading && reading.category !== 'All' ? reading.category : null
  const part = ids ? texts.titleList : hasSaved && saved ? texts.titleSaved : categoryName
  const list = part ?? texts.titleProducts
  if (!search) return sale ? texts.titleOnSale({ list }) : list
  return part === null ? texts.titleSearch({ search }) : texts.titleSearchIn({ search, list })
}

/** The page's heading, which fits beside its number of products on a phone: the title without what is typed. */
export const productsHeading = (search: BrowseSearch): string =>
  productsTitle({ ...search, search: undefined })
