import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { anchorOfOffset, offsetOfAnchor, type ScrollAnchor } from './anchor/scroll-anchor.ts'
import type { GridLayout } from './grid-layout.ts'
import type { GridRect } from './use-grid-rect.ts'
import type { RowsProps } from './use-rows.ts'
import type { WindowScroll } from './window-scroll.ts'

/** The anchor of an offset; its product is `index` where that is in the topmost row. */
function anchorHolding(index: number | null, offset: number, layout: GridLayout): ScrollAnchor | null {
  const anchor = anchorOfOffset(offset, layout)
  const isInRow = index !== null && anchor?.index === index - (index % layout.columns)
  return anchor && isInRow ? { ...anchor, index } : anchor
}

/**
 * Keeps the first product in the window where the list is laid out anew, for example in a turned phone; what follows the
 * list stays in the window, too. Rows that mount start at the anchor that those before them have left.
 */
export function useKeptPosition(
  { rect, getStart }: Pick<RowsProps, 'rect' | 'getStart'>,
  scroll: WindowScroll,
  layout: GridLayout,
  height: number,
): void {
  const laidOut = useRef<{ rect: GridRect; layout: GridLayout; height: number } | null>(null)
  /** Index of the product that the last layout kept. While its row is the topmost, no number of turns changes it. */
  const held = useRef<number | null>(null)

  const readStart = useEffectEvent(getStart)
  useLayoutEffect(() => {
    const before = laidOut.current
    laidOut.current = { rect, layout, height }
    if (before?.rect === rect) return
    const isSameSize = before?.rect.width === rect.width && before.rect.rem === rect.rem
    // The event of a scroll may be late, but in a page of another size the browser may have moved the window.
    const offset = isSameSize ? window.scrollY - before.rect.top : scroll.offset()
    scroll.setTop(rect.top)
    // At the page's top nothing is kept, also where the event of the scroll is late.
    if (before && window.scrollY === 0) return
    if (before && offset > before.height) {
      scroll.scrollTo(offset - before.height + height)
      return
    }
    const anchor = before ? anchorHolding(held.current, offset, before.layout) : readStart()
    if (!anchor) return
    scroll.scrollTo(offsetOfAnchor(anchor, layout))
    held.current = anchor.index
  }, [scroll, rect, layout, height])
}
