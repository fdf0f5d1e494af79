import type { GridLayout } from './grid-layout.ts'

/** Where a visitor is in a list, whatever the number of columns. */
export interface GridPlace {
  /** The first product of the window's topmost row. */
  readonly index: number
  /** How far the window's top is into that row: 0 at its top, 1 at the next row's. */
  readonly into: number
}

/** Null while something above the list is in view. A pixel does not count: browsers round where they scroll to. */
export function placeOfOffset(offset: number, { columns, rowPitch }: GridLayout): GridPlace | null {
  if (offset <= 0) return null
  const row = Math.floor((offset + 1) / rowPitch)
  return { index: row * columns, into: Math.max(offset / rowPitch - row, 0) }
}

export const offsetOfPlace = ({ index, into }: GridPlace, { columns, rowPitch }: GridLayout): number =>
  (Math.floor(index / columns) + into) * rowPitch
