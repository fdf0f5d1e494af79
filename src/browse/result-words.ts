import { readCategory } from '#address/category-choice.ts'
import type { BrowseSearch } from '#address/browse-search.ts'
import { sliceSize } from '#catalogue/source.ts'
import { formatCount } from '#ui/format-count.ts'

/** '1 product', '42 products', '0 products'. */
export const productsCount = (count: number): string =>
  count === 1 ? '1 product' : `${formatCount(count)} products`

/** The footer line of the grid: 'Showing 30 of 195 products in Fashion matching "shirt"'. */
export function resultLine(shown: number, total: number, category: string, search: string): string {
  const among = category === 'All' ? '' : ` in ${category}`
  const matching = search === '' ? '' : ` matching “${search}”`
  return `Showing ${formatCount(shown)} of ${formatCount(total)} products${among}${matching}`
}

/**
 * What a screen reader hears after a pause in typing: '42 products, 8 fewer'. After a change of category it hears which.
 */
export function resultNews(total: number, before: number | null, categoryChange: string | null): string {
  const change =
    before === null || before === total
      ? ''
      : before > total
        ? `, ${formatCount(before - total)} fewer`
        : `, ${formatCount(total - before)} more`
  return categoryChange === null
    ? `${productsCount(total)}${change}`
    : `${categoryChange}: ${productsCount(total)}`
}

/** The heading of a page of the list: 'Products 31 to 60 of 195'. A page may be asked for that there is not. */
export function pageWords(page: number, onPage: number, total: number): string {
  const start = (page - 1) * sliceSize
  const [from, to, of] = [start + 1, start + onPage, total].map(formatCount)
  return onPage === 0 ? `There is no page ${page} of these products` : `Products ${from} to ${to} of ${of}`
}

/** The catalogue page's title, which a bookmark keeps: '“lamp” in Home & Garden'. */
export function productsTitle({ category, search, saved, ids }: BrowseSearch): string {
  const reading = readCategory(category ?? '')
  const shelf = 'known' in reading && reading.known !== 'All' ? reading.known : null
  const kind = ids ? 'A list for you' : saved ? 'Saved products' : (shelf ?? 'Products')
  if (!search) return kind
  return kind === 'Products' ? `“${search}”` : `“${search}” in ${kind}`
}
