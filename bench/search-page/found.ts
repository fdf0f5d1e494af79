import { sliceSize } from '#catalogue/source.ts'

/** What was found, in short: two that agree here have found the same, as far as can be told without all ids. */
export interface Found {
  readonly total: number
  /** The ids of the first page, of the middle one and of the last. */
  readonly ids: readonly number[]
}

/** The numbers of the pages that `Found` shows. */
export function shownPages(total: number): number[] {
  const last = Math.max(Math.ceil(total / sliceSize) - 1, 0)
  return [0, Math.floor(last / 2), last]
}

export function describeFound(ids: readonly number[]): Found {
  return {
    total: ids.length,
    ids: shownPages(ids.length).flatMap((page) => ids.slice(page * sliceSize, (page + 1) * sliceSize)),
  }
}
