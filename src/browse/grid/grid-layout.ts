import { columnWidths, gap, horizontalFrom, horizontalHeight, textHeight } from '../grid-measures.ts'

/**
 * The position of every card follows from the grid's width alone: nothing is measured, so a million rows cost as much
 * as ten. `product-grid.css.ts` builds the prerendered grid from the same figures.
 */

export interface GridLayout {
  /** 1 to 6. */
  readonly columns: number
  /** Pixels, like the fields below. */
  readonly cardWidth: number
  readonly cardHeight: number
  readonly gap: number
  /** From one row's top to the next one's. */
  readonly rowPitch: number
}

/** The layout of a grid `width` pixels wide where 1 rem is `rem` pixels. */
export function layoutFor(width: number, rem: number): GridLayout {
  const columns = 1 + columnWidths.filter((from) => width >= from * rem).length
  const gapPixels = gap * rem
  const cardWidth = (width - gapPixels * (columns - 1)) / columns
  const isHorizontal = columns === 1 && width >= horizontalFrom * rem
  const cardHeight = isHorizontal ? horizontalHeight * rem : cardWidth + textHeight * rem
  return { columns, cardWidth, cardHeight, gap: gapPixels, rowPitch: cardHeight + gapPixels }
}

/** The number of rows for `count` cards. */
export const rowsFor = (count: number, columns: number): number => Math.ceil(count / columns)

/** The list's height in pixels: no gap after its last row. */
export function listHeight(count: number, layout: GridLayout): number {
  return count === 0 ? 0 : rowsFor(count, layout.columns) * layout.rowPitch - layout.gap
}

/** The card's left and top within the list, in pixels. */
export function positionOf(index: number, layout: GridLayout): { x: number; y: number } {
  return {
    x: (index % layout.columns) * (layout.cardWidth + layout.gap),
    y: Math.floor(index / layout.columns) * layout.rowPitch,
  }
}

/** The indexes of all cards in these rows, in catalogue order. */
export function cardsOfRows(rows: readonly number[], columns: number, count: number): number[] {
  return rows.flatMap((row) =>
    Array.from(
      { length: Math.max(Math.min(columns, count - row * columns), 0) },
      (_, column) => row * columns + column,
    ),
  )
}
