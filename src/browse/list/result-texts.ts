import * as texts from 'virtual:messages/browse'
import { readCategory } from '#address/category-choice.ts'
import type { BrowseSearch } from '#address/browse-search.ts'
import type { ListSort } from '#catalogue/filters.ts'
import { sliceSize } from '#catalogue/source/slice-size.ts'
import { formatCount } from '#ui/format-count.ts'
import { isolated } from '#ui/isolated.ts'
import { capital, sortText } from '../filters/sort-texts.ts'

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

/** A list of products as the result line and the announcer describe it. */
export interface Result {
  readonly total: number
  readonly category: string
  /** Key of the text, the filters and all other conditions of the list. */
  readonly conditions: string
  readonly sort: ListSort | undefined
}

/** The total is null until the products are counted. */
export interface CountingResult extends Omit<Result, 'total'> {
  readonly total: number | null
}

function countAnnouncement(now: Result, before: CountingResult): string {
  const products = productsCount(now.total)
  if (before.category !== now.category)
    return texts.nowIn({ category: now.category === 'All' ? texts.all : now.category, products })
  const change = now.total - (before.total ?? now.total)
  if (change === 0) return products
  const args = { products, count: formatCount(Math.abs(change)) }
  return change < 0 ? texts.fewer(args) : texts.more(args)
}

const isDefault = (sort: ListSort | undefined) => sort === undefined || sort === 'match'

/**
 * The announcement after a change: '42 products, 8 fewer', 'Fashion: 20 products', 'Sorted by price, low to high', or
 * the number and the order where both changed. Null where nothing changed.
 */
export function resultAnnouncement(now: Result, before: CountingResult): string | null {
  const isNarrowed =
    now.total !== before.total || now.category !== before.category || now.conditions !== before.conditions
  // A new text brings its best matches first: nobody chose that order.
  const isOwn = isNarrowed && isDefault(now.sort) && isDefault(before.sort)
  const isSorted = now.sort !== before.sort && !isOwn
  if (isNarrowed) {
    const result = countAnnouncement(now, before)
    return isSorted ? texts.andSorted({ result, order: sortText(now.sort) }) : result
  }
  return isSorted ? capital(sortText(now.sort)) : null
}

/** The catalogue page's title, which a bookmark keeps: '“lamp” in Home & Garden'. */
export function productsTitle({ category, search, saved, ids, sale }: BrowseSearch): string {
  const reading = readCategory(category ?? '')
  const categoryName = 'category' in reading && reading.category !== 'All' ? reading.category : null
  const part = ids ? texts.titleList : saved ? texts.titleSaved : categoryName
  const list = part ?? texts.titleProducts
  if (!search) return sale ? texts.titleOnSale({ list }) : list
  return part === null ? texts.titleSearch({ search }) : texts.titleSearchIn({ search, list })
}

/** The page's heading, which fits beside its number of products on a phone: the title without what is typed. */
export const productsHeading = (search: BrowseSearch): string =>
  productsTitle({ ...search, search: undefined })
