import { readCategory } from '#address/category-choice.ts'
import type { BrowseSearch } from '#address/browse-search.ts'
import type { Sort } from '#catalogue/filters.ts'
import { sliceSize } from '#catalogue/source/slice-size.ts'
import { countOf, formatCount } from '#ui/format-count.ts'
import { isolated } from '#ui/isolated.ts'
import { capital, sortText } from '../filters/sort-texts.ts'

/** A list of at most this many products, less than a row of the widest grid, has `FewResults` above it. */
export const fewResultsLimit = 5

/** The element that gets the focus when the focused element is removed. */
export const resultLineId = 'result-line'

/** '1 product', '42 products', '0 products'; 'more than 30 products' before they are counted. */
export const productsCount = (count: number | null): string =>
  count === null ? `more than ${sliceSize} products` : countOf(count, 'product')

/**
 * The footer line of the grid: 'Showing 30 of 195 products in Fashion matching "shirt"'; 'Showing 30 of more than 30
 * products' before they are counted.
 */
export function resultLine(shown: number, total: number | null, category: string, search: string): string {
  const among = category === 'All' ? '' : ` in ${isolated(category)}`
  const matching = search === '' ? '' : ` matching “${isolated(search)}”`
  return `Showing ${formatCount(shown)} of ${total === null ? productsCount(null) : `${formatCount(total)} products`}${among}${matching}`
}

/** A list of products as the result line and the announcer describe it. */
export interface Result {
  readonly total: number
  readonly category: string
  /** Key of the text, the filters and all other conditions of the list. */
  readonly conditions: string
  readonly sort: Sort | undefined
}

/** The total is null until the products are counted. */
export interface CountingResult extends Omit<Result, 'total'> {
  readonly total: number | null
}

function countAnnouncement(now: Result, before: CountingResult): string {
  const change =
    before.total === null || before.total === now.total
      ? ''
      : before.total > now.total
        ? `, ${formatCount(before.total - now.total)} fewer`
        : `, ${formatCount(now.total - before.total)} more`
  return before.category === now.category
    ? `${productsCount(now.total)}${change}`
    : `${now.category}: ${productsCount(now.total)}`
}

/**
 * The announcement after a change: '42 products, 8 fewer', 'Fashion: 20 products', 'Sorted by price, low to high', or
 * the number and the order where both changed. Null where nothing changed.
 */
export function resultAnnouncement(now: Result, before: CountingResult): string | null {
  const isSorted = now.sort !== before.sort
  const isNarrowed =
    now.total !== before.total || now.category !== before.category || now.conditions !== before.conditions
  if (isNarrowed) return countAnnouncement(now, before) + (isSorted ? `, ${sortText(now.sort)}` : '')
  return isSorted ? capital(sortText(now.sort)) : null
}

/** The catalogue page's title, which a bookmark keeps: '“lamp” in Home & Garden'. */
export function productsTitle({ category, search, saved, ids, sale }: BrowseSearch): string {
  const reading = readCategory(category ?? '')
  const categoryName = 'category' in reading && reading.category !== 'All' ? reading.category : null
  const kind = ids ? 'A list for you' : saved ? 'Saved products' : (categoryName ?? 'Products')
  if (!search) return sale ? `${kind} on sale` : kind
  return kind === 'Products' ? `“${search}”` : `“${search}” in ${kind}`
}

/** The page's heading, which fits beside its number of products on a phone: the title without what is typed. */
export const productsHeading = (search: BrowseSearch): string =>
  productsTitle({ ...search, search: undefined })
