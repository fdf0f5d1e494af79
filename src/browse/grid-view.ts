import type { ProductSummary } from '#catalogue/product.ts'
import type { GridLayout } from './grid-layout.ts'

/** One card's place; its product is undefined until its slice has come. */
export interface Cell {
  readonly index: number
  readonly product: ProductSummary | undefined
  /** Pixels from the list's left and top. */
  readonly x: number
  readonly y: number
}

/** What the engine has the list show. */
export interface GridView {
  readonly layout: GridLayout
  /** By index, so that the order in the document is the one on the screen. */
  readonly cells: readonly Cell[]
  /** Whether products are missing that could not be had. */
  readonly hasFailed: boolean
}

/** Whether two views look alike, so that the list need not be drawn again. */
export function isSameView(a: GridView | null, b: GridView): boolean {
  return (
    a !== null &&
    a.layout.columns === b.layout.columns &&
    a.layout.cardWidth === b.layout.cardWidth &&
    a.layout.cardHeight === b.layout.cardHeight &&
    a.hasFailed === b.hasFailed &&
    a.cells.length === b.cells.length &&
    a.cells.every((cell, at) => {
      const other = b.cells[at]
      return cell.index === other?.index && cell.product === other.product && cell.y === other.y
    })
  )
}
