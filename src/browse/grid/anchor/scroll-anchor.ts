import type { GridLayout } from '../grid-layout.ts'

/** The scroll position in a list, independent of the number of columns. */
export interface ScrollAnchor {
  /** Index of the first product of the window's topmost row. */
  readonly index: number
  /** The fraction of that row above the window's top: 0 at its top, 1 at the next row's. */
  readonly into: number
}

/** Null while something above the list is in view. One pixel is tolerated: browsers round scroll offsets. */
export function anchorOfOffset(offset: number, { columns, rowPitch }: GridLayout): ScrollAnchor | null {
  if (offset <= 0) return null
  const row = Math.floor((offset + 1) / rowPitch)
  return { index: row * columns, into: Math.max(offset / rowPitch - row, 0) }
}

export const offsetOfAnchor = ({ index, into }: ScrollAnchor, { columns, rowPitch }: GridLayout): number =>
  (Math.floor(index / columns) + into) * rowPitch
