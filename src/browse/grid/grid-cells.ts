import type { ProductSummary } from '#catalogue/product.ts'
import { cardsOfRows, positionOf, type GridLayout } from './grid-layout.ts'
import type { GridView } from './grid-view.ts'

/** True where two views render the same, so that the list need not be rendered again. */
export function isSameView(a: GridView | null, b: GridView): boolean {
  return (
    a !== null &&
    a.layout.columns === b.layout.columns &&
    a.layout.cardWidth === b.layout.cardWidth &&
    a.layout.cardHeight === b.layout.cardHeight &&
    a.top === b.top &&
    a.hasFailed === b.hasFailed &&
    a.cells.length === b.cells.length &&
    a.cells.every((cell, at) => {
      const other = b.cells[at]
      return cell.index === other?.index && cell.product === other.product && cell.y === other.y
    })
  )
}

/**
 * Rows between two possible positions of the list's top: browsers draw with 32-bit floats, so a card's position has to
 * stay small.
 */
const rowsOfTop = 1000

interface Options {
  readonly layout: GridLayout
  readonly count: number
  /** Pixels of the list above its box's top, and the height of the box. */
  readonly shift: number
  readonly boxHeight: number
  /** The first of the rows drawn in or ahead of the window. */
  readonly firstRow: number
  readonly productAt: (index: number) => ProductSummary | undefined
}

/**
 * The positions of all cards in these rows. A row that stays mounted for its focus is clamped to the box, however far
 * away it is.
 */
export function positionRows(
  rows: readonly number[],
  { layout, count, shift, boxHeight, firstRow, productAt }: Options,
): Pick<GridView, 'top' | 'cells'> {
  const { columns, rowPitch, cardHeight } = layout
  const topRow = Math.floor(firstRow / rowsOfTop) * rowsOfTop
  const yOf = (row: number) => {
    const inBox = row * rowPitch - shift
    const outside = Math.min(inBox, 0) + Math.max(inBox + cardHeight - boxHeight, 0)
    return (row - topRow) * rowPitch - (Math.abs(outside) < 1 ? 0 : outside)
  }
  return {
    top: topRow * rowPitch - shift,
    cells: cardsOfRows(rows, columns, count).map((index) => ({
      index,
      product: productAt(index),
      x: positionOf(index, layout).x,
      y: yOf(Math.floor(index / columns)),
    })),
  }
}
