import type { ProductSummary } from '#catalogue/product.ts'
import type { GridLayout } from './grid-layout.ts'

/** One card's place; its product is undefined until its slice has come. */
export interface Cell {
  readonly index: number
  readonly product: ProductSummary | undefined
}

/** What the engine has the list show. */
export interface GridView {
  readonly layout: GridLayout
  /** The whole list's, in pixels. */
  readonly height: number
  /** By index, so that the order in the document is the one on the screen. */
  readonly cells: readonly Cell[]
  readonly focusCard: (index: number) => void
}

/** Whether two views look alike, so that the list need not be drawn again. */
export function isSameView(a: GridView | null, b: GridView): boolean {
  return (
    a !== null &&
    a.height === b.height &&
    a.layout.columns === b.layout.columns &&
    a.layout.cardWidth === b.layout.cardWidth &&
    a.layout.cardHeight === b.layout.cardHeight &&
    a.cells.length === b.cells.length &&
    a.cells.every((cell, at) => cell.index === b.cells[at]?.index && cell.product === b.cells[at].product)
  )
}
