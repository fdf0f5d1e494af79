import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { layoutFor, type GridLayout } from '../grid-layout.ts'
import { anchorOfOffset, offsetOfAnchor, type ScrollAnchor } from '../anchor/scroll-anchor.ts'
import type { GridRect } from '../use-grid-rect.ts'
import type { RowsProps } from '../use-rows.ts'
import { createTallScroll, type ScrollPhase } from './tall-scroll.ts'

/** The scrolling of a tall list; the anchor stays in view while the number of columns changes. */
export function useTallScroll(
  { list, rect, getStart }: Pick<RowsProps, 'list' | 'rect' | 'getStart'>,
  layout: GridLayout,
  height: number,
) {
  const [scroll] = useState(createTallScroll)
  const shift = useSyncExternalStore(scroll.observe, scroll.shift)
  /** Null once the visitor has scrolled: then the anchor follows from the window's offset. */
  const held = useRef<ScrollAnchor | null>(null)
  const laidOut = useRef<GridRect | null>(null)

  const readStart = useEffectEvent(getStart)
  useLayoutEffect(() => {
    const before = laidOut.current
    laidOut.current = rect
    if (before === null) held.current = readStart()
    else if (before.width !== rect.width || before.rem !== rect.rem)
      held.current ??= anchorOfOffset(scroll.offset(), layoutFor(before.width, before.rem))
    scroll.resize(height)
    if (before !== rect) {
      scroll.fit(rect.top, before?.width === rect.width && before.rem === rect.rem)
      if (held.current) scroll.scrollTo(offsetOfAnchor(held.current, layout))
      return
    }
    const element = list.current?.parentElement
    if (!element) return
    // Another list: the offset is read between layout and paint, since the page would be laid out for it here.
    const observer = new ResizeObserver(() => {
      observer.disconnect()
      flushSync(() => scroll.fit(rect.top))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [list, scroll, rect, layout, height])

  const onScroll = useEffectEvent((phase: ScrollPhase) => {
    if (phase === 'scrolling') held.current = null
  })
  useEffect(() => scroll.observe((phase) => onScroll(phase)), [scroll])

  return {
    scroll,
    shift,
    anchor: () => anchorOfOffset(scroll.offset(), layout),
    scrollToAnchor: (anchor: ScrollAnchor) => {
      scroll.scrollTo(offsetOfAnchor(anchor, layout))
      held.current = anchor
    },
  }
}
