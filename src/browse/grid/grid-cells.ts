import type { ProductSummary } from '#catalogue/product.ts'
import { cardsOfRows, positionOf, type GridLayout } from './grid-layout.ts'
import type { RenderedCells } from './rendered-cells.ts'

/** True where both show the same, so that the list need not be rendered again. */
export function rendersSame(a: RenderedCells | null, b: RenderedCells): boolean {
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
  /** The first of the rows drawn in or ahead of the window. */
  readonly firstRow: number
  readonly productAt: (index: number) => ProductSummary | undefined
}

/** The positions of all cards in these rows. */
export function positionRows(
  rows: readonly number[],
  { layout, count, firstRow, productAt }: Options,
): Pick<RenderedCells, 'top' | 'cells'> {
  const { columns, rowPitch } = layout
  const topRow = Math.floor(firstRow / rowsOfTop) * rowsOfTop
  return {
    top: topRow * rowPitch,
    cells: cardsOfRows(rows, columns, count).map((index) => ({
      index,
      product: productAt(index),
      x: positionOf(index, layout).x,
      y: (Math.floor(index / columns) - topRow) * rowPitch,
    })),
  }
}
