import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type RefObject,
} from 'react'
import { layoutFor, type GridLayout } from './grid-layout.ts'
import { anchorOfOffset, offsetOfAnchor, type ScrollAnchor } from './scroll-anchor.ts'
import { boxHeightFor } from './scroll-map.ts'
import { createTallScroll, type ScrollPhase } from './tall-scroll.ts'
import type { GridBox } from './use-grid-box.ts'

interface Options {
  readonly list: RefObject<HTMLElement | null>
  readonly box: GridBox
  readonly layout: GridLayout
  /** Of the list, in pixels. */
  readonly height: number
  /** Where to start; null where the page is. */
  readonly start: ScrollAnchor | null
  readonly onRest: ((anchor: ScrollAnchor | null) => void) | undefined
}

/** Gives the list's box its height, and scrolls it; what the visitor looks at stays while columns come and go. */
export function useTallScroll({ list, box, layout, height, start, onRest }: Options) {
  const [scroll] = useState(createTallScroll)
  const shift = useSyncExternalStore(scroll.observe, scroll.shift)
  const boxHeight = boxHeightFor(height, window.devicePixelRatio)
  /** Null once the visitor has scrolled: then it is where the window is. */
  const held = useRef<ScrollAnchor | null>(start)
  const laidOut = useRef<GridBox | null>(null)

  useLayoutEffect(() => {
    const element = list.current?.parentElement
    // Where something above the list changes its height the browser would scroll, too: twice as far as is right.
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
    list.current?.parentElement?.style.setProperty('height', `${boxHeight}px`)
    scroll.resize(height)
    scroll.fit(box.top)
    if (held.current && before !== box) scroll.scrollTo(offsetOfAnchor(held.current, layout))
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
    /** As little as needed, and with the gap around the card, where the outline of the focus is drawn. */
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
