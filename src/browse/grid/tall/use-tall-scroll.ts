import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type RefObject,
} from 'react'
import { flushSync } from 'react-dom'
import { layoutFor, type GridLayout } from '../grid-layout.ts'
import { anchorOfOffset, offsetOfAnchor, type ScrollAnchor } from '../anchor/scroll-anchor.ts'
import { boxHeightFor } from './scroll-map.ts'
import { createTallScroll, type ScrollPhase } from './tall-scroll.ts'
import type { GridBox } from '../use-grid-box.ts'

interface Options {
  readonly list: RefObject<HTMLElement | null>
  readonly box: GridBox
  readonly layout: GridLayout
  /** Height of the list in pixels. */
  readonly height: number
  /** The anchor to start at; null to start at the page's scroll offset. */
  readonly start: ScrollAnchor | null
  readonly onRest: ((anchor: ScrollAnchor | null) => void) | undefined
}

/** Sets the height of the list's box, and scrolls it; the anchor stays in view while the number of columns changes. */
export function useTallScroll({ list, box, layout, height, start, onRest }: Options) {
  const [scroll] = useState(createTallScroll)
  const shift = useSyncExternalStore(scroll.observe, scroll.shift)
  const boxHeight = boxHeightFor(height, window.devicePixelRatio)
  /** Null once the visitor has scrolled: then the anchor follows from the window's offset. */
  const held = useRef<ScrollAnchor | null>(start)
  const laidOut = useRef<GridBox | null>(null)

  useLayoutEffect(() => {
    const element = list.current?.parentElement
    // When something above the list changes its height, the browser's scroll anchoring would scroll, too: twice the
    // right distance.
    const page = document.documentElement
    page.style.setProperty('overflow-anchor', 'none')
    return () => {
      page.style.removeProperty('overflow-anchor')
      if (element) element.style.height = ''
    }
  }, [list])
  useLayoutEffect(() => {
    const before = laidOut.current
    laidOut.current = box
    if (before && before !== box) {
      held.current ??= anchorOfOffset(scroll.offset(), layoutFor(before.width, before.rem))
    }
    const element = list.current?.parentElement
    element?.style.setProperty('height', `${boxHeight}px`)
    scroll.resize(height)
    if (before !== box) {
      scroll.fit(box.top)
      if (held.current) scroll.scrollTo(offsetOfAnchor(held.current, layout))
      return
    }
    if (!element) return
    // Another answer: the offset is read between layout and paint, since the page would be laid out for it here.
    const observer = new ResizeObserver(() => {
      observer.disconnect()
      flushSync(() => scroll.fit(box.top))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [list, scroll, box, layout, height, boxHeight])

  const onScroll = useEffectEvent((phase: ScrollPhase) => {
    if (phase === 'scrolling') held.current = null
    if (phase === 'rest') onRest?.(anchorOfOffset(scroll.offset(), layout))
  })
  useEffect(() => scroll.observe((phase) => onScroll(phase)), [scroll])

  return {
    scroll,
    shift,
    boxHeight,
    anchor: () => anchorOfOffset(scroll.offset(), layout),
    scrollTo: (anchor: ScrollAnchor) => {
      scroll.scrollTo(offsetOfAnchor(anchor, layout))
      held.current = anchor
    },
    /** Scrolls as little as needed, including the gap around the card, where the focus outline is drawn. */
    revealCard: (index: number) => {
      const { columns, rowPitch, cardHeight, gap } = layout
      const top = Math.floor(index / columns) * rowPitch - gap
      const bottom = top + cardHeight + 2 * gap - window.innerHeight
      held.current = null
      if (top < scroll.offset()) scroll.scrollTo(top)
      else if (bottom > scroll.offset()) scroll.scrollTo(bottom)
    },
  }
}
