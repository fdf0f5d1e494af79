import type { RenderedCells } from '../rendered-cells.ts'

type Rows = Pick<RenderedCells, 'top' | 'cells'>

interface Box {
  /** Pixels of the list above the box's top. */
  readonly shift: number
  readonly boxHeight: number
  readonly cardHeight: number
}

/**
 * The positions of a list's rows in a box that is lower than the list. A row that stays mounted for its focus is clamped
 * to the box, however far away it is.
 */
export function positionInBox({ top, cells }: Rows, { shift, boxHeight, cardHeight }: Box): Rows {
  return {
    top: top - shift,
    cells: cells.map((cell) => {
      const inBox = top + cell.y - shift
      const outside = Math.min(inBox, 0) + Math.max(inBox + cardHeight - boxHeight, 0)
      return Math.abs(outside) < 1 ? cell : { ...cell, y: cell.y - outside }
    }),
  }
}
