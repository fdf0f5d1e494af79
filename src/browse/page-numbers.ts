/** Which pages are linked from a page of `last`: the first, the last, and two on each side; null where some are left out. */
export function pageNumbers(page: number, last: number): readonly (number | null)[] {
  const near = [page - 2, page - 1, page, page + 1, page + 2]
  // A gap of one page is no shorter than that page's number.
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
