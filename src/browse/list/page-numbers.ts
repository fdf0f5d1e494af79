import * as texts from 'virtual:messages/browse'
import { sliceSize } from '#catalogue/source/slice-size.ts'
import { formatCount } from '#ui/format-count.ts'

/** The pages linked from a page of `last`: the first, the last, and two on each side; null for a gap. */
export function pageNumbers(page: number, last: number): readonly (number | null)[] {
  const near = [page - 2, page - 1, page, page + 1, page + 2]
  // A gap for a single page would save no space.
  const wanted = new Set([
    1,
    ...(page <= 5 ? [2] : []),
    ...near,
    ...(page >= last - 4 ? [last - 1] : []),
    last,
  ])
  const linked = [...wanted].filter((number) => number >= 1 && number <= last).toSorted((a, b) => a - b)
  return linked.flatMap((number, at) => (number - (linked[at - 1] ?? 0) > 1 ? [null, number] : [number]))
}

/** The heading of a page of the list: 'Products 31 to 60 of 195'. The page of an address may not exist. */
export function pageHeading(page: number, onPage: number, total: number): string {
  const start = (page - 1) * sliceSize
  return onPage === 0
    ? texts.noPage({ number: page })
    : texts.pageHeading({
        from: formatCount(start + 1),
        to: formatCount(start + onPage),
        total: formatCount(total),
      })
}
