import type { CSSProperties } from 'react'
import type { ProductSummary } from '#catalogue/product.ts'
import type { GridLayout } from './grid-layout.ts'

/** One card's position; its product is undefined until its slice has been fetched. */
export interface Cell {
  readonly index: number
  readonly product: ProductSummary | undefined
  /** Pixels from the list's start and top. */
  readonly x: number
  readonly y: number
}

export interface RenderedCells {
  readonly layout: GridLayout
  /** Pixels from the box's top to the list's. */
  readonly top: number
  /** Sorted by index, so that the order in the document is the order on the screen. */
  readonly cells: readonly Cell[]
  /** Whether some of the products could not be fetched. */
  readonly hasFailed: boolean
}

/**
 * The position of the list and the size of its cards, for `product-grid.css.ts`. A list whose top moves has no height:
 * browsers report a layout shift of one that is in view, although no card moves.
 */
export const positionedStyle = ({
  layout,
  top,
}: RenderedCells): CSSProperties & Record<`--${string}`, string> => ({
  top,
  bottom: top === 0 ? undefined : 'auto',
  '--card-width': `${layout.cardWidth}px`,
  '--card-height': `${layout.cardHeight}px`,
})
