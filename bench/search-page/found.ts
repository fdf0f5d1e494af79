import { sliceSize } from '#catalogue/source/slice-size.ts'

/**
 * A short form of a result. Two results with equal short forms are the same, as far as this can show without all
 * ids.
 */
export interface Found {
  readonly total: number
  /** The ids on the first, the middle and the last page. */
  readonly ids: readonly number[]
}

/** The numbers of the pages that `Found` contains. */
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
